import type { Plane } from '../cut-out/guided-filter.ts';

/** Bilinear, with pixel centres aligned. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const data = new Float32Array(width * height);
  const columns = Array.from({ length: width }, (_, x) => place(x, width, plane.width));
  for (let y = 0; y < height; y += 1) {
    const { low, high, share } = place(y, height, plane.height);
    const [upper, lower] = [low * plane.width, high * plane.width];
    for (let x = 0; x < width; x += 1) {
      const column = columns[x] ?? { low: 0, high: 0, share: 0 };
      const top = mix(plane.data[upper + column.low], plane.data[upper + column.high], column.share);
      const bottom = mix(plane.data[lower + column.low], plane.data[lower + column.high], column.share);
      data[y * width + x] = mix(top, bottom, share);
    }
  }
  return { width, height, data };
}

export type Between = { readonly low: number; readonly high: number; readonly share: number };

/** Where a pixel of the large grid lies between two of the small one. */
export function place(index: number, large: number, small: number): Between {
  const position = Math.min(small - 1, Math.max(0, ((index + 0.5) * small) / large - 0.5));
  const low = Math.floor(position);
  return { low, high: Math.min(small - 1, low + 1), share: position - low };
}

export function mix(a = 0, b = 0, share = 0): number {
  return a + (b - a) * share;
}
