import type { AdBrief } from '@adwright/contract/ad-text/ad-text.ts';
import { cleaned, everythingIn, productNames } from './told-facts.ts';

/** Words of a brief that have one form only: prices, units with figures, and names with a spelling of their own. */
export function fixedWords(brief: AdBrief): string[] {
  const words = everythingIn(brief)
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^["“‘«'(]+|[.,;:!?)"”’»']+$/gu, ''))
    .filter(
      (word) =>
        /\p{L}/u.test(word) && (/[\d$€£¥₩₹₽₺]/u.test(word) || /^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(word)),
    );
  const [name = ''] = productNames(cleaned(brief.product));
  return [...new Set([name, ...words])].filter((word) => word !== '');
}

/** Whether a fixed word stands in the text in another form than the brief gives it. */
export function changedWords(text: string, fixed: readonly string[], given: string): string[] {
  // The lower case of İ is two characters long and would shift every place after it.
  const lower = text.replaceAll('İ', 'i').toLowerCase();
  return fixed.filter((word) => {
    const wanted = word.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
      if (isPartOfWord(lower, at, wanted.length)) continue;
      const found = text.slice(at, at + word.length);
      const isSame = found === word || (found.slice(1) === word.slice(1) && /^\p{Ll}\P{Lu}*$/u.test(word));
      if (!isSame && !given.includes(found)) return true;
    }
    return false;
  });
}

function isPartOfWord(text: string, at: number, length: number): boolean {
  const around = [text.charAt(at - 1), text.charAt(at + length)];
  return around.some((letter) => /[\p{L}\p{N}]/u.test(letter)) && /^[\p{Script=Latin}\p{N}$]/u.test(text.charAt(at));
}
