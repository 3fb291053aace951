/** How letters are drawn, measured on their ink: independent of their size and colours. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Ink } from './ink.ts';

export type TypeMeasure = {
  /** From the baseline to the top of a capital, in pixels. */
  readonly capHeight: number;
  /** Width of a stroke by the capitals' height. */
  readonly stroke: number;
  /** Thin strokes by thick ones: near 1 in a grotesque, below 0.6 in a serif of contrast. */
  readonly evenness: number;
  /** Mean width of a letter by the capitals' height. */
  readonly letterWidth: number;
};

const tallLetters =
  /[\p{Lu}\p{N}bdfhkl\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}$€£¥%]/gu;
const fullHeight = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Of a lowercase letter without arms, by a capital's; arms reach a little above the capitals. */
const xHeight = 0.74;
const arms = 1.05;

export function measureType(ink: Ink, letters: readonly Box[], text: string): TypeMeasure {
  const capHeight = Math.max(2, capHeightOf(letters, text));
  const { area, edge } = sums(ink);
  const stroke = (2 * area) / Math.max(1, edge);
  const count = Math.max(1, [...text].filter((sign) => /\S/.test(sign)).length);
  const width = letters.reduce((sum, box) => sum + box.width, 0);
  return {
    capHeight,
    stroke: stroke / capHeight,
    evenness: evennessOf(ink),
    letterWidth: width / count / capHeight,
  };
}

/** Baselines and tops are where most letters have them; a comma or a descender is an outlier. */
function capHeightOf(letters: readonly Box[], text: string): number {
  const heights = letters.map((box) => box.height).toSorted((a, b) => a - b);
  const tallest = heights.at(-1) ?? 1;
  const real = letters.filter((box) => box.height > 0.4 * tallest);
  const bottoms = real.map((box) => box.y + box.height).toSorted((a, b) => a - b);
  const tops = real.map((box) => box.y).toSorted((a, b) => a - b);
  const baseline = bottoms[Math.floor(bottoms.length * 0.4)] ?? 0;
  const tall = text.match(tallLetters) ?? [];
  // With few tall letters in the row, one further down is not tall.
  const top = tops[Math.min(Math.max(0, tall.length - 1), Math.floor(tops.length * 0.1))] ?? 0;
  const height = Math.max(baseline - top, tallest * 0.5);
  if (fullHeight.test(text)) return height * 0.86;
  if (tall.length === 0) return height / xHeight;
  return tall.every((letter) => /[a-z]/.test(letter)) ? height / arms : height;
}

/** The amount of ink and the length of its edge. A long stroke has two edges, so its width is twice the one by the other. */
function sums({ width, height, data }: Ink): { area: number; edge: number } {
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[y * width + x] ?? 0);
  let [area, edge] = [0, 0];
  for (let y = 0; y <= height; y += 1) {
    for (let x = 0; x <= width; x += 1) {
      const here = at(x, y);
      area += here;
      edge += Math.hypot(here - at(x - 1, y), here - at(x, y - 1));
    }
  }
  return { area, edge };
}

/** Thin horizontal strokes against thick upright ones, by the lengths of runs of ink. */
function evennessOf({ width, height, data }: Ink): number {
  const rows = runs(width, height, (along, line) => data[line * width + along] ?? 0);
  const columns = runs(height, width, (along, line) => data[along * width + line] ?? 0);
  const stem = quantile(rows, 0.5);
  const thin = quantile(columns, 0.25);
  return stem === 0 ? 1 : Math.min(1.5, thin / stem);
}

function runs(length: number, lines: number, at: (along: number, line: number) => number): number[] {
  const found: number[] = [];
  for (let line = 0; line < lines; line += 1) {
    let run = 0;
    for (let along = 0; along <= length; along += 1) {
      const ink = along < length ? at(along, line) : 0;
      if (ink > 0.15) run += ink;
      else if (run > 0) {
        if (run > 0.6) found.push(run);
        run = 0;
      }
    }
  }
  return found.toSorted((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
