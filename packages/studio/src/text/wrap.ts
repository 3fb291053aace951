import type { Piece } from './pieces.ts';

export type Measured = Piece & {
  readonly width: number;
  /** A part of a word that goes on in the next line, hyphen and all; or what is left of one that could not be parted. */
  readonly parted?: boolean;
  readonly shard?: boolean;
};
export type Line = { readonly pieces: readonly Measured[]; readonly width: number };

export function lineText(pieces: readonly Piece[]): string {
  return pieces.map((piece, index) => piece.text + (piece.space && index < pieces.length - 1 ? ' ' : '')).join('');
}

function lineOf(pieces: readonly Measured[], space: number): Line {
  let width = 0;
  for (const [index, piece] of pieces.entries())
    width += piece.width + (piece.space && index < pieces.length - 1 ? space : 0);
  return { pieces, width };
}

/** First fit: each line takes what it can. The least number of lines there is. */
export function fillLines(pieces: readonly Measured[], room: number, space: number): Line[] {
  const lines: Line[] = [];
  let current: Measured[] = [];
  let width = 0;
  for (const piece of pieces) {
    const gap = current.at(-1)?.space ? space : 0;
    if (current.length > 0 && width + gap + piece.width > room + 0.01) {
      lines.push(lineOf(current, space));
      current = [];
      width = 0;
    } else {
      width += gap;
    }
    current.push(piece);
    width += piece.width;
    if (piece.forced) {
      lines.push(lineOf(current, space));
      current = [];
      width = 0;
    }
  }
  if (current.length > 0) lines.push(lineOf(current, space));
  return lines;
}

/**
 * As many lines as first fit needs, but of about equal length: the narrowest room that still gives the same count,
 * and in it the breaks that leave the least empty. Then no line is much shorter than the others, no word stands alone.
 */
export function balanceLines(pieces: readonly Measured[], room: number, space: number): Line[] {
  const filled = fillLines(pieces, room, space);
  if (filled.length < 2 || pieces.length > 120) return filled;
  let low = Math.max(...pieces.map((piece) => piece.width));
  let high = room;
  let best = filled;
  for (let step = 0; step < 12 && high - low > 0.5; step += 1) {
    const middle = (low + high) / 2;
    const lines = fillLines(pieces, middle, space);
    if (lines.length <= filled.length) {
      best = lines;
      high = middle;
    } else {
      low = middle;
    }
  }
  if (best.length < 3 || pieces.some((piece) => piece.forced)) return best;
  return evenLines(pieces, best.length, Math.max(...best.map((line) => line.width)), space) ?? best;
}

/** So many lines no wider than `room`, with the least sum of squared gaps; a gap after a comma costs less. */
function evenLines(pieces: readonly Measured[], count: number, room: number, space: number): Line[] | undefined {
  const total = pieces.length;
  // costs[n][end]: the best way to set the pieces before `end` in n lines; from[n][end]: where its last line starts.
  const costs = Array.from({ length: count + 1 }, () => new Float64Array(total + 1).fill(Number.POSITIVE_INFINITY));
  const from = Array.from({ length: count + 1 }, () => new Uint16Array(total + 1));
  (costs[0] as Float64Array)[0] = 0;
  for (let line = 1; line <= count; line += 1) {
    const before = costs[line - 1] as Float64Array;
    const here = costs[line] as Float64Array;
    for (let end = line; end <= total; end += 1) {
      let width = -space;
      for (let start = end - 1; start >= line - 1; start -= 1) {
        const piece = pieces[start] as Measured;
        width += piece.width + (start === end - 1 || piece.space ? space : 0);
        if (width > room + 0.01) break;
        const rest = (room - width) ** 2 * (/[\p{P}]$/u.test(pieces[end - 1]?.text ?? '') ? 0.6 : 1);
        // A short word alone on the first line is a stumble before the sentence has begun.
        const stumble = start === 0 && end === 1 && total > 2 && width < room * 0.4 ? room ** 2 * 0.4 : 0;
        const cost = (before[start] ?? Number.POSITIVE_INFINITY) + rest + stumble;
        if (cost >= (here[end] ?? 0)) continue;
        here[end] = cost;
        (from[line] as Uint16Array)[end] = start;
      }
    }
  }
  if (!Number.isFinite(costs[count]?.[total] ?? Number.POSITIVE_INFINITY)) return undefined;
  const lines: Line[] = [];
  for (let line = count, end = total; line > 0; line -= 1) {
    const start = from[line]?.[end] ?? 0;
    lines.unshift(lineOf(pieces.slice(start, end), space));
    end = start;
  }
  return lines;
}
