import type { Cue } from '@adwright/studio/subtitle-files.ts';

/** What fits on two lines of a screen, by letters that are as wide as two. */
const widest = 84;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}

/** Lines as subtitles: what is too long for the screen becomes several, each for its share of the time. */
export function subtitlesOf(lines: readonly Cue[]): Cue[] {
  return lines.flatMap(({ start, end, text }) => {
    const parts = partsOf(text.replaceAll(/\s+/gu, ' ').trim());
    const whole = parts.reduce((sum, part) => sum + widthOf(part), 0) || 1;
    let said = 0;
    return parts.map((part) => {
      const from = start + ((end - start) * said) / whole;
      said += widthOf(part);
      return { start: from, end: start + ((end - start) * said) / whole, text: part };
    });
  });
}

function partsOf(text: string): string[] {
  if (text === '') return [];
  const count = Math.ceil(widthOf(text) / widest);
  const room = widthOf(text) / count;
  const pieces = text
    .split(/(?<=\s)|(?<=[、。，！？])/u)
    .flatMap((piece) => (widthOf(piece) > widest ? [...piece] : [piece]));
  const parts = [''];
  for (const piece of pieces) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && parts.length < count && widthOf(last) + widthOf(piece) / 2 > room) parts.push(piece);
    else parts[parts.length - 1] = last + piece;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
