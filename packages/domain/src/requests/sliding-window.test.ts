import { expect, it } from 'vitest';
import { secondsUntilRoom, slidingWindow } from './sliding-window.ts';

const minute = 60;
const at = (second: number) => new Date(Date.UTC(2026, 4, 1, 12, 0, second));

it('counts of the window before what still lies within reach', () => {
  expect(slidingWindow(at(0), minute)).toEqual({ startsAt: at(0), beforeAt: at(-60), weight: 1 });
  expect(slidingWindow(at(45), minute)).toEqual({ startsAt: at(0), beforeAt: at(-60), weight: 0.25 });
});

it.each([
  ['the window before was full and this one is new', 0, { before: 30, current: 0 }, 2],
  ['half of each was used', 30, { before: 60, current: 0 }, 1],
  ['this one is full and the next has to forget one', 0, { before: 0, current: 30 }, 62],
  ['this one is more than full and nearly over', 55, { before: 0, current: 32 }, 11],
])('says when there is room again: %s', (_, second, hits, wait) => {
  const window = slidingWindow(at(second), minute);
  expect(secondsUntilRoom(window, { seconds: minute, allowed: 30, ...hits })).toBe(wait);
});

it('says the truth: one second sooner there is no room, and then there is', () => {
  for (const [second, before, current] of [
    [0, 31, 0],
    [10, 40, 3],
    [20, 30, 25],
    [59, 0, 30],
    [3, 12, 30],
  ] as const) {
    const wait = secondsUntilRoom(slidingWindow(at(second), minute), { seconds: minute, allowed: 30, before, current });
    const used = (later: number): number => {
      const window = slidingWindow(at(later), minute);
      const moved = window.startsAt > at(0);
      return (moved ? current : before) * window.weight + (moved ? 0 : current);
    };
    expect(used(second + wait) + 1).toBeLessThanOrEqual(30 + 1e-9);
    expect(used(second + wait - 1) + 1).toBeGreaterThan(30 - 1e-9);
  }
});
