import { AppError } from '@adwright/contract/errors.ts';
import type { VideoTranslationInput } from '@adwright/contract/video-translate/video-translation.ts';
import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { ToolContext } from '../../tool.ts';
import type { Translated } from '../contract.ts';
import type { z } from 'zod';
import { roomOf } from '../plan/fit-lines.ts';
import { secondsToSay } from '../plan/speaking-time.ts';

type Order = Extract<VideoTranslationInput, { mode: 'translate' }>;

/** Texts at a time: an answer that is too long would be cut off. */
const atOnce = 40;

/** Every line in another language, as long as it takes to say at most. */
export async function translate(input: Order, context: ToolContext): Promise<z.input<typeof Translated>> {
  const { translation } = context.engines;
  const { language } = input;
  if (!translation || !isLocaleCode(language)) throw new AppError('tool_unavailable');
  const lines = input.lines.filter(({ text }) => text.trim() !== '');
  const filmSeconds = input.lines.at(-1)?.end ?? 0;
  const letter = Math.max(0.01, secondsToSay('a'.repeat(100), language) / 100);
  const texts: Record<string, string> = {};
  let engine = '';
  for (let from = 0; from < lines.length; from += atOnce) {
    await context.progress((100 * from) / lines.length, 'translate');
    const some = lines.slice(from, from + atOnce);
    const answer = await translation.translate(
      {
        texts: some.map(({ text }) => text),
        from: input.spoken !== null && isLocaleCode(input.spoken) ? localeOf(input.spoken).tag : null,
        to: localeOf(language).tag,
        purpose: 'spoken lines of a video, said by a voice in the time of the original',
        maxCharacters: some.map((line) => {
          const room = roomOf(input.lines, input.lines.indexOf(line), filmSeconds);
          return Math.max(12, Math.round((room * 1.3) / letter));
        }),
      },
      { userId: context.userId, runId: context.runId, signal: context.signal },
    );
    ({ engine } = answer);
    for (const [index, { id }] of some.entries()) texts[id] = (answer.texts[index] ?? '').slice(0, 1000);
  }
  return { mode: 'translate', language, texts, engine };
}
