import { clamp } from './planes.ts';
import type { Exr } from './read-exr.ts';

/** How much of each pixel is covered, as rendered. */
export function coverOf({ channels }: Exr): Float32Array {
  for (const [name, plane] of channels) if (name.endsWith('.Combined.A')) return plane;
  throw new Error('The picture has no alpha.');
}

/** Nothing where nothing was hit, all where everything was: only edges and hair are in between. */
export function coverAt(clean: number, noisy: number): number {
  if (noisy <= 0 && clean < 0.08) return 0;
  return noisy >= 1 && clean > 0.92 ? 1 : clamp((clean - 0.015) / 0.97, 0, 1);
}
