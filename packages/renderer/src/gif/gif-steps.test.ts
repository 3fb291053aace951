import { describe, expect, it } from 'vitest';
import { gifSteps, loopOf } from './gif-steps.ts';

describe('gifSteps', () => {
  it('starts with the best a network allows and never moves faster', () => {
    const steps = gifSteps(14, { maxFps: 5 });
    expect(steps[0]).toEqual({ fps: 5, colours: 256, dither: 'sierra2_4a' });
    expect(steps.every((step) => step.fps <= 5 && Number.isInteger(100 / step.fps))).toBe(true);
    expect(steps.at(-1)).toMatchObject({ colours: 16, dither: 'none' });
  });

  it('moves more slowly where frames are counted', () => {
    expect(gifSteps(30, { maxFrames: 250 })[0]?.fps).toBe(5);
    expect(gifSteps(10, { maxFrames: 250 })[0]?.fps).toBe(12.5);
    expect(gifSteps(30, { maxFrames: 3 })).toEqual([]);
  });

  it('never grows coarser and then finer at one rate', () => {
    for (const [, steps] of Map.groupBy(gifSteps(20, {}), (step) => step.fps)) {
      const colours = steps.map((step) => step.colours);
      expect(colours).toEqual(colours.toSorted((a, b) => b - a));
    }
  });
});

it('repeats as often as the time allows', () => {
  expect(loopOf(14, 30)).toBe(1);
  expect(loopOf(10, 30)).toBe(2);
  expect(loopOf(21, 30)).toBe(-1);
  expect(loopOf(21, undefined)).toBe(0);
});
