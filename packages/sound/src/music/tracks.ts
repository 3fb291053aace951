import type { Track } from './track.ts';
import { calm } from './tracks/calm.ts';
import { corporate } from './tracks/corporate.ts';
import { energetic } from './tracks/energetic.ts';
import { luxury } from './tracks/luxury.ts';
import { playful } from './tracks/playful.ts';
import { upbeat } from './tracks/upbeat.ts';

/**
 * The library: four tracks in each mood, those of a mood together. The first two of a mood are loops without a seam, the
 * other two forms of 24 bars with a chorus, a break and fills. All begin with their beat: most ads are over before a
 * quiet opening would be.
 */
export const tracks: readonly Track[] = [...upbeat, ...calm, ...corporate, ...luxury, ...energetic, ...playful];

const byId = new Map(tracks.map((track) => [track.id, track]));

export function trackOf(id: string): Track | undefined {
  return byId.get(id);
}
