import { hasOwnCasing, lowerFirst } from '../../engine/casing.ts';
import { baseOf, verbs } from './verbs.ts';
import { determiners, isAdjective, massNouns, ordinaryWords, pluralGoods, properWords } from './words.ts';

/** The text as it stands within a sentence; null where nobody can tell an ordinary first word from a name. */
export function inside(text: string): string | null {
  const [first = '', second = ''] = text.split(/\s+/, 2).map((word) => word.replace(/[,]$/, ''));
  if (
    /^\p{Ll}/u.test(first) ||
    hasOwnCasing(text) ||
    /^\d|^[-–−+]\d/.test(first) ||
    properWords.has(first.toLowerCase())
  )
    return text;
  // Two capitals in a row are a name or a title; neither may be taken apart.
  if (/^\p{Lu}/u.test(first) && /^\p{Lu}\p{Ll}/u.test(second) && !properWords.has(second.toLowerCase())) return null;
  return isOrdinary(first) ? lowerFirst(text) : null;
}

/** Known to be no name, and known to be a word at all. */
export function isOrdinary(word: string): boolean {
  return word
    .toLowerCase()
    .split('-')
    .every((part) => isListed(part));
}

function isListed(word: string): boolean {
  return (
    isAdjective(word) ||
    isAdjective(word.replace(/(?:er|est)$/, '')) ||
    verbs.has(word) ||
    baseOf(word) !== null ||
    [massNouns, pluralGoods, determiners, ordinaryWords].some((words) => words.has(word))
  );
}
