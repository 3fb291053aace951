import type { Phrase, SpokenToken } from '../text/phrases.ts';

/** Letters that a model says well in one breath; more would cost it memory and melody. */
const longestBreath = 180;
const breathPause = 0.12;

/** Cuts sentences that are too long for one breath, at a comma near the middle where there is one. */
export function breathsOf(phrases: readonly Phrase[]): Phrase[] {
  return phrases.flatMap(cut);
}

function cut(phrase: Phrase): Phrase[] {
  if (lettersOf(phrase.tokens) <= longestBreath || phrase.tokens.length < 2) return [phrase];
  const at = bestCut(phrase.tokens);
  const first: Phrase = { tokens: phrase.tokens.slice(0, at), mood: 'statement', pauseAfter: breathPause };
  return [...cut(first), ...cut({ ...phrase, tokens: phrase.tokens.slice(at) })];
}

function lettersOf(tokens: readonly SpokenToken[]): number {
  return tokens.reduce((sum, { say }) => sum + say.length + 1, 0);
}

/** A comma counts as much as being some third of the sentence closer to its middle. */
function bestCut(tokens: readonly SpokenToken[]): number {
  const whole = lettersOf(tokens);
  let [best, at, letters] = [Infinity, 1, 0];
  for (const [index, { say }] of tokens.slice(0, -1).entries()) {
    letters += say.length + 1;
    const cost = Math.abs(letters / whole - 0.5) - (/[,;:—，、；：]$/u.test(say) ? 0.35 : 0);
    if (cost < best) [best, at] = [cost, index + 1];
  }
  return at;
}
