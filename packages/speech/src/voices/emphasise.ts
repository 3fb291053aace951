import type { Phrase } from '../text/phrases.ts';
import type { SpokenPhrase } from './spoken-phrase.ts';

/** 3.5 dB: what is heard as weight and not yet as a shout. */
const louder = 10 ** (3.5 / 20);
/** Seconds; without it the word would begin with a click. */
const ramp = 0.02;

/** The phrase with the words louder that a person put between asterisks. */
export function emphasise({ tokens }: Phrase, { samples, rate, tokens: spans }: SpokenPhrase): Float32Array {
  const weighty = spans.filter((_, index) => tokens[index]?.emphatic === true);
  if (weighty.length === 0) return samples;
  const out = samples.slice();
  for (const { start, end } of weighty) {
    const [from, to] = [Math.floor(start * rate), Math.min(out.length, Math.ceil(end * rate))];
    for (let at = from; at < to; at += 1) {
      const inside = Math.min(1, Math.min(at - from, to - at) / (ramp * rate));
      out[at] = (out[at] ?? 0) * (1 + (louder - 1) * inside);
    }
  }
  return out;
}
