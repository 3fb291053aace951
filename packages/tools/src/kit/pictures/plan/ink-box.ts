export type InkBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Fainter than this is the breath of a shadow or a badly cleaned ground. */
const faint = 8;

/** The rectangle with any ink in pixels of `step` bytes, the alpha at `offset`; null where there is none. */
export function inkOf(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
  step: number,
  offset: number,
  threshold = faint,
): InkBox | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * step + offset] ?? 0) <= threshold) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  return right < left ? null : { left, top, width: right - left + 1, height: bottom - top + 1 };
}
