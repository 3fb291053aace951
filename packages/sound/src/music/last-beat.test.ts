import { expect, it } from 'vitest';
import { lastBeat } from './last-beat.ts';
import { tracks } from './tracks.ts';

it.each([5, 8, 15, 20, 30.7])('ends every piece on a beat within the last bar of %d seconds', (seconds) => {
  for (const track of tracks) {
    const at = lastBeat(track, seconds);
    const beats = at / (60 / track.bpm);
    expect(Math.abs(beats - Math.round(beats))).toBeLessThan(1e-6);
    expect(seconds - at).toBeGreaterThanOrEqual(0.9 - 1e-6);
    expect(seconds - at).toBeLessThan(0.9 + (60 / track.bpm) * 2 + 1e-6);
  }
});

it('has no beat in less than it takes to ring', () => {
  expect(lastBeat({ bpm: 100 }, 0.5)).toBe(0);
});
