/**
 * Where a word that is wider than its line may be parted, by the one rule that European languages share: a syllable
 * begins with a consonant before its vowel, and some consonants stay together. No dictionary: a name is in none.
 */
import { graphemesOf } from './script.ts';

/** A part shorter than this looks like a mistake. */
const least = 3;

const letters = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}'’&®™()-]+[\p{Po}]?$/u;
const vowels = /^[aeiouyæøœıаеёиоуыэюяієїαεηιουω]$/u;
/** One sound, or a beginning that every one of these languages has. */
const together = /(?:sch|str|spr|ch|ck|ph|th|sh|qu|(?<!n)gn|[bcfgkpv][lr]|[dt]r|gu)$/u;

function isVowel(grapheme: string): boolean {
  return vowels.test(grapheme.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
}

/** "iPhone" and "XL200": a name that is written in parts is read in them. */
function isSeam(before: string, after: string): boolean {
  return (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(after)) || /\p{N}/u.test(before) !== /\p{N}/u.test(after);
}

/** How many of the consonants before a vowel belong to it. */
function onsetOf(run: string): number {
  return Math.max(1, together.exec(run.toLowerCase())?.[0].length ?? 1);
}

/** The places a part may begin at, in graphemes. */
function breaksIn(word: readonly string[]): number[] {
  const places: number[] = [];
  let run = 0;
  let spoken = false;
  for (const [at, grapheme] of word.entries()) {
    if (at > 0 && isSeam(word[at - 1] ?? '', grapheme)) places.push(at);
    if (!/\p{L}/u.test(grapheme)) {
      run = 0;
      spoken = false;
    } else if (isVowel(grapheme)) {
      if (spoken && run > 0) places.push(at - Math.min(run, onsetOf(word.slice(at - run, at).join(''))));
      run = 0;
      spoken = true;
    } else run += 1;
  }
  return [...new Set(places)].toSorted((a, b) => a - b);
}

/** The word in parts that a hyphen may stand between; whole where it is no such word, as an address is none. */
export function hyphenated(word: string): string[] {
  if (!letters.test(word)) return [word];
  const graphemes = graphemesOf(word);
  const parts: string[] = [];
  let from = 0;
  for (const at of breaksIn(graphemes)) {
    if (at - from < least || graphemes.length - at < least) continue;
    parts.push(graphemes.slice(from, at).join(''));
    from = at;
  }
  return [...parts, graphemes.slice(from).join('')];
}
