import { readKeyword } from '@adwright/domain/library/read-keyword.ts';
import { pairsOf, type Stretch } from '@adwright/domain/library/search-words.ts';
import { indexedText } from '@adwright/domain/library/search-words.ts';
import { beginsTag } from './tags.ts';

/** What the dictionaries and the library's own words make of each word that was typed. */
export type WordForms = {
  /** As the index has it, in any language. */
  readonly lexemes: readonly string[];
  /** Some language counts it among those that say nothing. */
  readonly isFiller: boolean;
  readonly isKnown: boolean;
  /** What was probably meant, as the index has it; empty for words the library has. */
  readonly meant: readonly string[];
  /** How it may go on, where the index cannot be asked for all that begins so. */
  readonly goesOn: readonly string[];
};

export type TextQuery = {
  /** Ads that have everything. */
  readonly all: string;
  /** Ads that have anything; null where that is the same. */
  readonly any: string | null;
  /** Texts that must stand in an ad exactly so. */
  readonly exact: readonly string[];
};

const quote = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const either = (lexemes: readonly string[]): string => `(${lexemes.map(quote).join(' | ')})`;

/** Every word a keyword needs looked up. */
export function wordsOf(keyword: string): string[] {
  const { words, phrases } = readKeyword(keyword);
  return [...new Set([...words, ...phrases.flat()].flatMap(({ text, packed }) => (packed ? [] : [text])))];
}

/** Null when nothing in it can be searched for. */
export function textQuery(keyword: string, forms: ReadonlyMap<string, WordForms>): TextQuery | null {
  const { words, phrases } = readKeyword(keyword);
  const telling = words.filter(({ text, packed }) => packed || !forms.get(text)?.isFiller);
  const kept = telling.length > 0 || phrases.length > 0 ? telling : words;
  const terms = kept.map((word, index) => termOf(word, forms, index === kept.length - 1));
  const together = phrases.map((phrase) => phraseOf(phrase, forms)).filter((phrase) => phrase !== '');
  const parts = [...terms.map(({ all }) => all), ...together];
  if (parts.length === 0) return null;
  const loose = [...terms.map(({ any }) => any), ...together];
  const any = together.length > 0 || (loose.join() === parts.join() && parts.length < 2) ? null : loose.join(' | ');
  return { all: parts.join(' & '), any, exact: phrases.map(exactText) };
}

function termOf(word: Stretch, forms: ReadonlyMap<string, WordForms>, isLast: boolean): { all: string; any: string } {
  if (word.packed) {
    const pairs = pairsOf(word.text);
    const [only = ''] = pairs;
    if (pairs.length === 1 && Array.from(only).length === 1) return same(`${quote(only)}:*`);
    return { all: `(${pairs.map(quote).join(' & ')})`, any: either(pairs) };
  }
  const { lexemes = [word.text], meant = [], goesOn = [], isKnown = false } = forms.get(word.text) ?? {};
  // The last word may not be typed to its end.
  const isBegun = isLast && !isKnown && word.text.length > 1;
  const begun = !isBegun ? [] : beginsTag(word.text) ? goesOn.map(quote) : [`${quote(word.text)}:*`];
  return same(`(${[...[...new Set([...lexemes, ...meant])].map(quote), ...begun].join(' | ')})`);
}

const same = (term: string) => ({ all: term, any: term });

/** Words that say nothing are not in the index: the phrase without them narrows, the exact text decides. */
function phraseOf(phrase: readonly Stretch[], forms: ReadonlyMap<string, WordForms>): string {
  const groups = phrase.flatMap(({ text, packed }) => {
    if (packed) return pairsOf(text).length === 1 && Array.from(text).length === 1 ? [] : pairsOf(text).map(quote);
    const form = forms.get(text);
    return form?.isFiller ? [] : [either(form?.lexemes ?? [text])];
  });
  return groups.length === 0 ? '' : `(${groups.join(' & ')})`;
}

/** As the index's own text has it: packed letters as pairs, with the last alone only before something else. */
function exactText(phrase: readonly Stretch[]): string {
  const tokens = phrase.flatMap(({ text, packed }, index) => {
    if (!packed) return [text];
    return index === phrase.length - 1 ? pairsOf(text) : [indexedText(text)];
  });
  return ` ${tokens.join(' ')} `;
}
