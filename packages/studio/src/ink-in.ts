import type { Rect } from './layout/display-list.ts';

type Pixels = { readonly data: ArrayLike<number>; readonly width: number; readonly height: number };

/** Half covered counts as ink. */
const inked = 128;

/** The part of a picture that is not empty, as shares of it; null where nothing is. */
export function inkIn({ data, width, height }: Pixels): Rect | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < inked) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (right <= left) return null;
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height };
}
