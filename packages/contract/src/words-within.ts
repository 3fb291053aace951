/**
 * As much of a text as fits into so many characters, in whole words, in scripts without spaces as well: half a word reads
 * as a mistake, and half of a character is refused by every call. A word longer than all the room is cut between letters.
 */
export function wordsWithin(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    if (index + segment.length > most) break;
    end = index + segment.length;
  }
  const words = text.slice(0, end).trimEnd();
  return words === '' ? lettersWithin(text, most) : words;
}

function lettersWithin(text: string, most: number): string {
  let letters = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (letters.length + segment.length > most) break;
    letters += segment;
  }
  return letters;
}
