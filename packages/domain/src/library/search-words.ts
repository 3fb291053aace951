import { foldText } from './fold-text.ts';

/** A stretch of letters and figures; `packed` ones stand in a script that puts no spaces between its words. */
export type Stretch = { readonly text: string; readonly packed: boolean };

const stretches =
  /(?<packed>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+)|[\p{L}\p{N}\p{M}]+/gu;
const packedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]/u;

/** No word is longer; what is was made to fill the index. */
const longestWord = 60;

export function stretchesOf(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (const match of foldText(text).matchAll(stretches)) {
    if (match.groups?.packed !== undefined) found.push({ text: match.groups.packed, packed: true });
    // A spaced stretch may run into a packed one: "sale开始".
    else for (const part of splitPacked(match[0])) found.push({ ...part, text: part.text.slice(0, longestWord) });
  }
  return found;
}

function splitPacked(text: string): Stretch[] {
  if (!packedLetter.test(text)) return [{ text, packed: false }];
  const parts: Stretch[] = [];
  for (const letter of text) {
    const packed = packedLetter.test(letter);
    const last = parts.at(-1);
    if (last?.packed === packed) parts[parts.length - 1] = { text: last.text + letter, packed };
    else parts.push({ text: letter, packed });
  }
  return parts;
}

/** 护肤品 → 护肤 肤品: what packed scripts are searched by. */
export function pairsOf(packed: string): string[] {
  const letters = Array.from(packed);
  if (letters.length < 2) return letters;
  return letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`);
}

/**
 * What of a text goes into the index, with one space between: words, and pairs of packed letters with the last one
 * alone behind them, so that each letter begins something.
 */
export function indexedText(text: string): string {
  return stretchesOf(text)
    .flatMap(({ text: stretch, packed }) => {
      const letters = Array.from(stretch);
      return packed && letters.length > 1 ? [...pairsOf(stretch), letters.at(-1) ?? ''] : [stretch];
    })
    .join(' ');
}
