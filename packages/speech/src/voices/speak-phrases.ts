import type { TimedPhoneme, TimedWord } from '@adwright/domain/engines/speech.ts';
import { type EspeakVoice, espeakRate, speakPhrase } from '../espeak/espeak.ts';
import type { Phrase } from '../text/phrases.ts';

/** A breath before the first word and after the last: players cut in late and out early. */
const edge = 0.08;

export type SpokenPhrases = {
  /** At the engine's own rate, bare. */
  readonly samples: Float32Array;
  readonly words: readonly TimedWord[];
  readonly phonemes: readonly TimedPhoneme[];
};

/** Phrase after phrase with the pauses between them, all times on one clock. */
export async function speakPhrases(
  phrases: readonly Phrase[],
  voice: EspeakVoice,
  speed: number,
): Promise<SpokenPhrases> {
  const parts: { at: number; samples: Float32Array }[] = [];
  const words: TimedWord[] = [];
  const phonemes: TimedPhoneme[] = [];
  let at = edge;
  for (const phrase of phrases) {
    const spoken = await speakPhrase(phrase, voice, speed);
    parts.push({ at: Math.round(at * espeakRate), samples: spoken.samples });
    for (const [index, { source }] of phrase.tokens.entries()) {
      const span = spoken.tokens[index];
      if (span) words.push({ text: source, start: at + span.start, end: at + span.end });
    }
    for (const { ipa, start, end } of spoken.phonemes) phonemes.push({ ipa, start: at + start, end: at + end });
    at += spoken.samples.length / espeakRate + phrase.pauseAfter / (phrase.pauseAfter > 0.4 ? 1 : speed);
  }
  const samples = new Float32Array(Math.round((at + edge) * espeakRate));
  for (const part of parts) samples.set(part.samples, part.at);
  return { samples, words, phonemes };
}
