import type { Box, ReadLine, ReadText, ReadWord } from '@adwright/domain/engines/pictures.ts';

type Found = {
  readonly text: string;
  readonly confidence: number;
  readonly bbox: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };
};
type FoundLine = Found & { readonly words: readonly Found[] };
type FoundBlock = { readonly paragraphs: readonly { readonly lines: readonly FoundLine[] }[] };

/** Textures look like letters to the reader, but it says itself that it is guessing. */
const believed = 45;

/** Puts the reader's blocks in lines, at the picture's own scale, without what it only guessed. */
export function arrangeText(blocks: readonly FoundBlock[], scale: number): ReadText {
  const lines: ReadLine[] = [];
  for (const line of blocks.flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))) {
    const words = line.words.filter(isBelieved).map((word) => asWord(word, scale));
    if (words.length > 0) lines.push({ ...asLine(words), words });
  }
  const words = lines.flatMap((line) => line.words);
  return {
    text: lines.map((line) => line.text).join('\n'),
    confidence: words.length === 0 ? 0 : mean(words.map((word) => word.confidence)),
    lines,
  };
}

function isBelieved(word: Found): boolean {
  return word.confidence >= believed && /[\p{L}\p{N}]/u.test(word.text);
}

function asWord({ text, confidence, bbox }: Found, scale: number): ReadWord {
  const box = {
    x: bbox.x0 / scale,
    y: bbox.y0 / scale,
    width: (bbox.x1 - bbox.x0) / scale,
    height: (bbox.y1 - bbox.y0) / scale,
  };
  return { text: text.trim(), confidence: confidence / 100, box };
}

function asLine(words: readonly ReadWord[]): ReadWord {
  return {
    text: words.map((word) => word.text).join(' '),
    confidence: mean(words.map((word) => word.confidence)),
    box: around(words.map((word) => word.box)),
  };
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
