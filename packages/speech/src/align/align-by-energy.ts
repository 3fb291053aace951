import type { TimedWord } from '@adwright/domain/engines/speech.ts';
import type { SpeechSpan } from '../recognise/speech-spans.ts';

/** Spreads words over the time in which somebody speaks, each by its length: never wrong by much, never exact. */
export function alignByEnergy(words: readonly string[], speech: readonly SpeechSpan[]): TimedWord[] {
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  const weights = words.map((word) => [...word.replaceAll(/[^\p{L}\p{N}]/gu, '')].length + 1);
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const when = (share: number): number => {
    let left = share * spoken;
    for (const { start, end } of speech) {
      if (left <= end - start) return start + left;
      left -= end - start;
    }
    return speech.at(-1)?.end ?? 0;
  };
  let before = 0;
  return words.map((text, index) => {
    const start = when(before / whole);
    before += weights[index] ?? 0;
    return { text, start, end: Math.max(start, when(before / whole)) };
  });
}
