import type { Place } from './place.ts';

/** How many times as much of its strongest colour as of its weakest a light may have before white looks out of place in it. */
const most = { any: 2.3, lamp: 1.47 } as const;
/** The sun is red when it stands this low. */
const low = 0.38;

/**
 * Whether a product in its own light looks pasted into this place: evenings by lamps, low sun, neon. In a studio the
 * light is white; what is coloured there is paper.
 */
export function hasColouredLight({ group, light, key }: Pick<Place, 'group' | 'light' | 'key'>): boolean {
  if (group === 'studio') return false;
  const ratio = Math.max(...light) / Math.max(0.05, Math.min(...light));
  const lamp = key.distance !== undefined || key.to[2] < low;
  return ratio > (lamp ? most.lamp : most.any);
}
