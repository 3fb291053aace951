import { AppError } from '@adwright/contract/errors.ts';
import type { AutoDubOrder, DubOrder, TranslationLine } from '@adwright/contract/video-translate/video-translation.ts';
import { isLocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { z } from 'zod';
import { type Sounding, usualVoice } from '../../kit/voice/plan/usual-voice.ts';
import type { ToolContext } from '../../tool.ts';
import type { Dubbed } from '../contract.ts';
import { linesOfSubtitles, textsFor } from '../plan/given-translation.ts';
import { isSaid } from '../plan/price.ts';
import { speakersIn } from '../plan/speakers.ts';
import { dub } from './dub.ts';
import { listen } from './listen.ts';
import { translate } from './translate.ts';

type Found = { readonly lines: TranslationLine[]; readonly spoken: string | null; readonly sounding: Sounding };

/** Percent of the work that is over when the lines are known. */
const found = 40;

/** Listens, translates and dubs, as far as each is still to be done. What was found goes with the film, to be corrected. */
export async function dubInOneGo(order: AutoDubOrder, context: ToolContext): Promise<z.input<typeof Dubbed>> {
  const { language, video, title, keep_music, subtitles, match_lips, consent, brand } = order;
  const { lines, spoken, sounding } = await linesOf(order, within(context, 0, found));
  if (!lines.some((line) => isSaid(line, language))) throw new AppError('translation_missing');
  if (match_lips && speakersIn(lines).length > 1) throw new AppError('clip_speakers_several');
  const voices = { [language]: await voicesFor(order, { lines, sounding }, context) };
  const settings = { keep_music, subtitles, brand, audio_only: false, match_lips, consent };
  const nothing = { after: {}, draft: null };
  const dubbing: DubOrder = {
    mode: 'dub',
    video,
    spoken,
    title,
    languages: [language],
    lines,
    voices,
    ...settings,
    ...nothing,
  };
  const made = await dub(dubbing, within(context, found, 100));
  // It was priced by what the order says of it.
  if (made.seconds > order.seconds + 1.5)
    throw new AppError('invalid_input', {}, [{ path: 'seconds', message: 'are fewer than the video has' }]);
  return { ...made, found: { spoken, lines } };
}

function within(context: ToolContext, from: number, to: number): ToolContext {
  return { ...context, progress: (percent, stage) => context.progress(from + (percent * (to - from)) / 100, stage) };
}

async function linesOf(order: AutoDubOrder, context: ToolContext): Promise<Found> {
  const { video, spoken, language, translation } = order;
  const timed = linesOfSubtitles(order);
  if (timed !== null) return { lines: timed, spoken, sounding: {} };
  const heard = await listen({ mode: 'transcribe', video, spoken, ear: 'careful' }, within(context, 0, 80));
  const lines = heard.lines.map(({ id, start, end, text, speaker }) => ({ id, start, end, text, speaker }));
  const texts =
    translation === '' ? await translated(heard.spoken, order, { lines, context }) : textsFor(lines, translation);
  return {
    spoken: heard.spoken,
    sounding: heard.sounding ?? {},
    lines: lines.map((line) => ({ ...line, said: { [language]: (texts[line.id] ?? '').slice(0, 1000) } })),
  };
}

type Heard = { readonly lines: readonly Omit<TranslationLine, 'said'>[]; readonly context: ToolContext };

async function translated(spoken: string, { language }: AutoDubOrder, { lines, context }: Heard) {
  if (spoken === language) throw new AppError('language_spoken');
  const asked = lines.map(({ id, start, end, text }) => ({ id, start, end, text }));
  const order = { mode: 'translate', spoken, language, lines: asked } as const;
  return (await translate(order, within(context, 80, 100))).texts;
}

/** By speaker: like the one in the film, unless somebody said otherwise. */
async function voicesFor(
  { language, voice }: AutoDubOrder,
  { lines, sounding }: Pick<Found, 'lines' | 'sounding'>,
  { speech }: ToolContext,
): Promise<Record<string, string>> {
  if (!isLocaleCode(language)) return {};
  const { tag } = localeOf(language);
  const own = (await speech.speaker.voices()).filter((one) => one.language === tag);
  const speakers = speakersIn(lines);
  const alike = voice === null ? sounding : Object.fromEntries(speakers.map((one) => [one, voice]));
  const chosen = speakers.map((one) => [one, usualVoice(own, one, alike)] as const);
  return Object.fromEntries(chosen.flatMap(([one, id]) => (id === undefined ? [] : [[one, id]])));
}
