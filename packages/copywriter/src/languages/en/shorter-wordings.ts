import { baseOf } from './verbs.ts';

/**
 * The fact itself, then shorter ways to say it. A cut must not change a claim, so the only one is before a second
 * thing the product does: "keeps drinks cold and fits every cup holder" may end after "cold".
 */
export function shorterWordings(text: string): string[] {
  if (/%|\b(?:off|up to|if|only|unless|no|not|either|both)\b/i.test(text)) return [text];
  const startsWithVerb = baseOf(text.split(/\s/, 1)[0]?.toLowerCase() ?? '') !== null;
  if (!startsWithVerb) return [text];
  const parts = [...text.matchAll(/,?\s+and\s+(\w+)/g)]
    .filter((mark) => baseOf(mark[1]?.toLowerCase() ?? '') !== null)
    .map((mark) => text.slice(0, mark.index))
    .toReversed();
  return [text, ...parts];
}
