import { expect, it } from 'vitest';
import type { Scene } from './creative.ts';
import { durationOf, frameCountOf, sceneTimes } from './timeline.ts';

const scene = (id: string, duration: number, transition?: Scene['transition']): Scene => ({
  id,
  duration,
  background: { kind: 'solid', color: '#ffffff' },
  layers: [],
  ...(transition ? { transition } : {}),
});

it('overlaps scenes by their transition and never by more than half a scene', () => {
  const scenes = [
    scene('a', 4),
    scene('b', 3, { kind: 'push', duration: 0.5 }),
    scene('c', 1, { kind: 'crossfade', duration: 2 }),
  ];
  expect(sceneTimes({ scenes }).map(({ start, end, overlap }) => [start, end, overlap])).toEqual([
    [0, 4, 0],
    [3.5, 6.5, 0.5],
    [6, 7, 0.5],
  ]);
  expect(durationOf({ scenes })).toBe(7);
  expect(frameCountOf({ scenes, fps: 30, kind: 'video' })).toBe(210);
});

it('does not overlap at a cut', () => {
  expect(durationOf({ scenes: [scene('a', 2), scene('b', 2, { kind: 'cut', duration: 1 })] })).toBe(4);
});
