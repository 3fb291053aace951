import { mostLines } from '@adwright/contract/video-translate/video-translation.ts';

type Word = { readonly text: string; readonly start: number; readonly end: number };
export type HeardLine = { readonly start: number; readonly end: number; readonly text: string; readonly words: Word[] };

/** A breath as long as this ends a line even where no mark does. */
const breath = 0.7;
/** In seconds: longer lines are hard to fit and to read. */
const longest = 9;
const mostWords = 60;
const ends = /[.!?…。！？؟]["'”’»)\]]*$/u;
const unspaced = /^(?:ja|zh|cn)/u;

/** Words as lines that can be translated one by one: sentences, cut at breaths where they are long. */
export function linesOfWords(words: readonly Word[], language: string): HeardLine[] {
  const between = unspaced.test(language) ? '' : ' ';
  const groups: Word[][] = [];
  let open = false;
  for (const word of words) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const goesOn =
      last !== undefined &&
      before !== undefined &&
      open &&
      word.start - before.end < breath &&
      word.end - (last[0]?.start ?? 0) < longest &&
      last.length < mostWords;
    if (goesOn) last.push(word);
    else groups.push([word]);
    open = !ends.test(word.text);
  }
  return groups.slice(0, mostLines).map((group) => ({
    start: group[0]?.start ?? 0,
    end: Math.max(group.at(-1)?.end ?? 0, (group[0]?.start ?? 0) + 0.1),
    text: group
      .map(({ text }) => text)
      .join(between)
      .slice(0, 1000),
    words: group.map(({ text, start, end }) => ({ text: text.slice(0, 80), start, end })),
  }));
}
