import type { Pixels } from '../puppet/warp.ts';
import { type Head, type HeadPose, placeHead } from './head-pose.ts';

/** Skin and lips about a mouth: the corners of the box that is looked at. */
const corners = { left: 57, right: 287, top: 2, bottom: 199 } as const;

/** How much the brightness about a mouth changes from pixel to pixel, at its sharpest tenth. */
export function detailAround({ width, height, data }: Pixels, pose: HeadPose, head: Head): number {
  const points = placeHead(head, pose, new Float32Array((head.points.length / 3) * 2));
  const at = (i: number, k: 0 | 1, most: number): number =>
    Math.min(most - 2, Math.max(1, Math.round(points[i * 2 + k] ?? 0)));
  const [left, right] = [at(corners.left, 0, width), at(corners.right, 0, width)];
  const [top, bottom] = [at(corners.top, 1, height), at(corners.bottom, 1, height)];
  const found: number[] = [];
  const light = (x: number, y: number): number => {
    const i = (y * width + x) * 4;
    return (data[i] ?? 0) * 0.3 + (data[i + 1] ?? 0) * 0.59 + (data[i + 2] ?? 0) * 0.11;
  };
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1)
      found.push(Math.abs(light(x + 1, y) - light(x - 1, y)) + Math.abs(light(x, y + 1) - light(x, y - 1)));
  const sharpest = found.toSorted((a, b) => b - a).slice(0, Math.max(1, Math.floor(found.length / 10)));
  return sharpest.reduce((sum, value) => sum + value, 0) / sharpest.length;
}
