import type { Plane } from '../cut-out/guided-filter.ts';

/** A plane of the given size that is empty but for the given part. */
export function paste(
  plane: Plane,
  { width, height }: { readonly width: number; readonly height: number },
  { x, y }: { readonly x: number; readonly y: number },
): Plane {
  const data = new Float32Array(width * height);
  for (let row = 0; row < plane.height; row += 1)
    data.set(plane.data.subarray(row * plane.width, (row + 1) * plane.width), (y + row) * width + x);
  return { width, height, data };
}
