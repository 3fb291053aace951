import { locales } from '@adwright/i18n/locales.ts';
import type { SpeechEngine, SpeechRequest, Voice } from '@adwright/domain/engines/speech.ts';
import type { SpeechAdapter } from '../adapters.ts';
import { askInOrder, type AskOptions, type CallPlan, type Candidate } from '../call/ask-in-order.ts';
import { AppError } from '@adwright/contract/errors.ts';

/**
 * Voices of other parties speak every language, so each is listed once in each. A person has chosen the voice: when
 * its vendor fails, no other one is put in its place.
 */
export function speechEngine(
  plan: CallPlan,
  candidates: readonly Candidate<SpeechAdapter>[],
  builtinAfter: boolean,
): SpeechEngine {
  const all = candidates.flatMap((candidate) => voicesOf(candidate).map((voice) => ({ candidate, ...voice })));
  const listed = all.map(({ listed: voice }) => voice);
  return {
    builtinAfter,
    voices: () => listed,
    async speak(request, call) {
      const chosen = all.find(({ listed: voice }) => voice.id === request.voiceId);
      if (!chosen) throw new AppError('not_found');
      const { candidate, voice, listed: known } = chosen;
      const text = spokenText(request, candidate.adapter);
      const line = { text, voice, speed: request.speed ?? 1, language: known.language };
      const question = {
        estimate: () => ({ characters: text.length }),
        ask: (adapter: SpeechAdapter, options: AskOptions) => adapter.speak(line, options),
      };
      const { value, engine } = await askInOrder(plan, [candidate], question, call);
      return { file: value, engine };
    },
  };
}

function voicesOf({ vendor, model, adapter }: Candidate<SpeechAdapter>): { voice: string; listed: Voice }[] {
  return adapter.voices.flatMap(({ voice, ...words }) =>
    locales.map(({ tag: language }) => ({
      voice,
      listed: {
        ...words,
        id: `${vendor}:${model}:${voice}:${language}`,
        language,
        age: null,
        accent: null,
        quality: 'neural',
        engine: `${vendor}:${model}`,
      },
    })),
  );
}

/** `*word*`, to which the built-in voices give weight. */
const weight = /\*(?!\s)([^*\n]*\p{L}[^*\n]*)(?<!\s)\*/gu;

/** Respells what is to be said another way, and says pauses as the vendor understands them; some read asterisks out. */
export function spokenText(
  { text, pronunciations = [] }: SpeechRequest,
  adapter: Pick<SpeechAdapter, 'pause'>,
): string {
  let spoken = text
    .replaceAll(weight, '$1')
    .replaceAll(/\[pause\s+(\d+(?:\.\d+)?)\s*s?\]/gi, (_, seconds: string) => adapter.pause(Number(seconds)) ?? '…');
  for (const { word, say } of pronunciations) {
    // IPA would be read out letter by letter.
    if (word === '' || /^\/.*\/$/.test(say)) continue;
    spoken = spoken.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu'), () => say);
  }
  return spoken;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
