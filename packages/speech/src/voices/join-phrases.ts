import type { TimedPhoneme, TimedWord } from '@adwright/domain/engines/speech.ts';
import type { Phrase } from '../text/phrases.ts';
import { emphasise } from './emphasise.ts';
import type { SpokenPhrase } from './spoken-phrase.ts';

/** A breath before the first word and after the last: players cut in late and out early. */
const edge = 0.08;
/** A pause longer than this was asked for and stays as it is at any speed. */
const longPause = 0.4;

export type SpokenPhrases = {
  /** At the engine's own rate, bare. */
  readonly samples: Float32Array;
  readonly rate: number;
  readonly words: readonly TimedWord[];
  readonly phonemes: readonly TimedPhoneme[];
};

/** Phrase after phrase with the pauses between them, all times on one clock. */
export function joinPhrases(phrases: readonly Phrase[], spoken: readonly SpokenPhrase[], speed: number): SpokenPhrases {
  const rate = spoken[0]?.rate ?? 48_000;
  const parts: { at: number; samples: Float32Array }[] = [];
  const words: TimedWord[] = [];
  const phonemes: TimedPhoneme[] = [];
  let at = edge;
  for (const [index, phrase] of phrases.entries()) {
    const said = spoken[index];
    if (!said) continue;
    parts.push({ at: Math.round(at * rate), samples: emphasise(phrase, said) });
    for (const [place, { source }] of phrase.tokens.entries()) {
      const span = said.tokens[place];
      if (span) words.push({ text: source, start: at + span.start, end: at + span.end });
    }
    for (const { ipa, start, end } of said.phonemes) phonemes.push({ ipa, start: at + start, end: at + end });
    at += said.samples.length / rate + phrase.pauseAfter / (phrase.pauseAfter > longPause ? 1 : speed);
  }
  const samples = new Float32Array(Math.round((at + edge) * rate));
  for (const part of parts) samples.set(part.samples, part.at);
  return { samples, rate, words, phonemes };
}
