import type { Track } from './track.ts';

/** How long the last chord may ring. Shorter is a cut, longer is a film that waits for its music. */
const ring = 0.9;

/**
 * When a piece that is over by then takes its last beat: the last half of a bar that leaves time to ring. The loop's
 * own first beat is played there, the chord the piece is at home in, and fades to the end.
 */
export function lastBeat({ bpm }: Pick<Track, 'bpm'>, seconds: number): number {
  const half = (60 / bpm) * 2;
  return Math.max(0, Math.floor((seconds - ring) / half + 1e-9) * half);
}
