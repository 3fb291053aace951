import { lastBeat } from '@adwright/sound/music/last-beat.ts';
import { trackOf } from '@adwright/sound/music/tracks.ts';
import type { AudioClip } from '@adwright/studio/creative/creative.ts';

/** A piece under a whole film: round and round to its last beat, which is its first and rings to the end. */
export function musicClips(id: string, seconds: number, gain?: number): AudioClip[] {
  const track = trackOf(id);
  const last = track ? lastBeat(track, seconds) : 0;
  const music = { role: 'music', asset: 'music', ...(gain !== undefined && { gain }) } as const;
  const ring = { ...music, id: 'music-end', start: last, duration: seconds - last, fadeOut: seconds - last };
  return last === 0 ? [ring] : [{ ...music, id: 'music', start: 0, duration: last, loop: true, fadeOut: 0.02 }, ring];
}
