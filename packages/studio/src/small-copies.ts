import { detailCopy } from './picture-detail.ts';

/** The longer side that a picture is read with before it is looked at, wherever it is: more of it is shown by no screen. */
export const seenSide = 1600;

type Size = { readonly width: number; readonly height: number };

/** RGBA that is not premultiplied. */
type Picture = Size & { readonly data: ArrayLike<number> };

/** Copies of a picture, all of it squeezed into a size; made by arithmetic alone, so that whoever asks sees the same. */
export function smallCopies(picture: Picture): (size: Size) => Uint8ClampedArray {
  // None is larger than the one that tells how sharp it is: from there on little has to be looked at.
  const base = squeezed(picture, detailCopy(picture));
  return (size) => squeezed(base, size).data;
}

/** Which pixels of a line one of the copy stands for, and how much of each. */
type Span = { readonly first: number; readonly shares: Float64Array };

function spansOf(from: number, to: number): Span[] {
  const step = from / to;
  return Array.from({ length: to }, (_, at) => {
    const [start, end] = [at * step, (at + 1) * step];
    const first = Math.min(from - 1, Math.floor(start));
    const last = Math.max(first, Math.min(from, Math.ceil(end)) - 1);
    const shares = Float64Array.from({ length: last - first + 1 }, (__, index) => {
      const place = first + index;
      return Math.max(0, Math.min(end, place + 1) - Math.max(start, place)) / step;
    });
    return { first, shares };
  });
}

/** Each pixel of the copy is the mean of all it stands for; colours count by how solid they are. */
function squeezed(picture: Picture, { width, height }: Size): Size & { readonly data: Uint8ClampedArray } {
  const across = spansOf(picture.width, width);
  const data = new Uint8ClampedArray(width * height * 4);
  const sums = new Float64Array(width * 4);
  let known: { readonly row: number; readonly line: Float64Array } = { row: -1, line: new Float64Array(0) };
  const lineOf = (row: number): Float64Array => {
    if (known.row !== row) known = { row, line: squeezedLine(picture, row, across) };
    return known.line;
  };
  for (const [y, { first, shares }] of spansOf(picture.height, height).entries()) {
    sums.fill(0);
    for (const [index, share] of shares.entries()) {
      const line = lineOf(first + index);
      for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (line[at] ?? 0) * share;
    }
    for (let at = 0; at < sums.length; at += 4) {
      const alpha = sums[at + 3] ?? 0;
      const to = y * width * 4 + at;
      for (let channel = 0; channel < 3; channel += 1)
        data[to + channel] = alpha > 0 ? (sums[at + channel] ?? 0) / alpha : 0;
      data[to + 3] = alpha;
    }
  }
  return { width, height, data };
}

function squeezedLine({ data, width }: Picture, row: number, across: readonly Span[]): Float64Array {
  const line = new Float64Array(across.length * 4);
  for (const [x, { first, shares }] of across.entries()) {
    let [red, green, blue, alpha] = [0, 0, 0, 0];
    for (let index = 0; index < shares.length; index += 1) {
      const at = (row * width + first + index) * 4;
      const solid = (data[at + 3] ?? 0) * (shares[index] ?? 0);
      red += (data[at] ?? 0) * solid;
      green += (data[at + 1] ?? 0) * solid;
      blue += (data[at + 2] ?? 0) * solid;
      alpha += solid;
    }
    line[x * 4] = red;
    line[x * 4 + 1] = green;
    line[x * 4 + 2] = blue;
    line[x * 4 + 3] = alpha;
  }
  return line;
}
