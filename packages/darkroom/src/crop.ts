import { eachPlane, type Planes, type Size } from './planes.ts';

export type Area = Size & { readonly left: number; readonly top: number };

/** Where a plane is not empty, with some pixels around it; all of it where nothing is. */
export function filledArea(plane: Float32Array, { width, height }: Size, around: number): Area {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((plane[y * width + x] ?? 0) <= 0) continue;
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  if (right < 0) return { left: 0, top: 0, width, height };
  [left, top] = [Math.max(0, left - around), Math.max(0, top - around)];
  [right, bottom] = [Math.min(width, right + around + 1), Math.min(height, bottom + around + 1)];
  return { left, top, width: right - left, height: bottom - top };
}

export function cropPlane(plane: Float32Array, size: Size, { left, top, width, height }: Area): Float32Array {
  const made = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * size.width + left;
    made.set(plane.subarray(from, from + width), y * width);
  }
  return made;
}

export function cropPlanes(planes: Planes, size: Size, area: Area): Planes {
  return eachPlane(planes, (plane) => cropPlane(plane, size, area));
}
