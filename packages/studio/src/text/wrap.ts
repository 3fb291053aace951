import type { Piece } from './pieces.ts';

export type Measured = Piece & { readonly width: number };
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
 * As many lines as first fit needs, but of about equal length: the narrowest room that still gives the
 * same count. Then no line is much shorter than the others and no word stands alone.
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
  return best;
}
