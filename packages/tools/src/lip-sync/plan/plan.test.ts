import { describe, expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { filmSize } from '../../kit/lips/plan/film-size.ts';
import { frameOrder } from '../../kit/lips/plan/frame-order.ts';
import { lookMoments } from '../../kit/lips/plan/look-moments.ts';
import { squareAbout } from '../../kit/lips/plan/track-square.ts';

describe('frames of a film that is shorter than the voice', () => {
  it('run back and forth without standing still', () => {
    expect(frameOrder(4, 10, 'bounce')).toEqual([0, 1, 2, 3, 2, 1, 0, 1, 2, 3]);
    expect(frameOrder(1, 3, 'bounce')).toEqual([0, 0, 0]);
  });
  it('or begin anew', () => {
    expect(frameOrder(4, 6, 'loop')).toEqual([0, 1, 2, 3, 0, 1]);
    expect(frameOrder(9, 3, 'loop')).toEqual([0, 1, 2]);
  });
});

it('keeps a film’s size and rate as far as it is worth it', () => {
  expect(filmSize({ width: 3840, height: 2160, fps: 59.94 })).toEqual({ width: 1920, height: 1080, fps: 30 });
  expect(filmSize({ width: 405, height: 721, fps: 23.976 })).toEqual({ width: 406, height: 722, fps: 24 });
  expect(filmSize({ width: 320, height: 240, fps: 0 }).fps).toBe(30);
});

it('looks at pictures that a film has, however slow it is', () => {
  expect(lookMoments(10, 25)).toEqual([0.2, 5, 9.5]);
  // Its eighteenth and last picture comes at 1.417 s.
  expect(lookMoments(1.5, 12).at(-1)).toBeLessThan(17 / 12);
  expect(lookMoments(1, 1)).toEqual([0, 0, 0]);
});

it('looks at a square about the face that lies in the picture', () => {
  const frame = { width: 640, height: 360 };
  const boxes = [
    { x: 10, y: 20, width: 100, height: 120 },
    { x: 60, y: 30, width: 100, height: 120 },
  ];
  const { x, y, width, height } = squareAbout(boxes, frame);
  expect(width).toBe(height);
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(640);
  expect(y + height).toBeLessThanOrEqual(360);
  expect(width).toBeGreaterThan(250);
});

describe('the price', () => {
  const input = contract.input.parse({ ...contract.example, script: 'a'.repeat(251) });
  const sync = { correlation: 0.9, lag_ms: 0, closed_share: 1, stillness: 1, sharpness: 0.9 };
  const output = (change: object) => ({
    seconds: 2,
    film: { name: 'a.mp4', poster: 'a.jpg', width: 2, height: 2, bytes: 2 },
    subtitles: [],
    engine: '',
    sync: { ...sync, ...change },
  });
  it('goes by what is said', () => {
    expect(contract.price(contract.input.parse(contract.example))).toBe(3);
    expect(contract.price(input)).toBe(6);
    expect(contract.price({ ...input, audio: input.video })).toBe(9);
    expect(contract.price({ ...input, audio: input.video, audio_seconds: 12 })).toBe(3);
  });
  it('is nothing after a result that was not good, for the same film and words', () => {
    expect(contract.price(input, { input, output: output({ lag_ms: 100 }) })).toBe(0);
    expect(contract.price(input, { input, output: output({ sharpness: 0.3 }) })).toBe(0);
    expect(contract.price(input, { input, output: output({}) })).toBe(6);
    const other = { ...input, video: '00000000-0000-4000-8000-000000000001' };
    const bad = { input, output: output({ lag_ms: 100 }) };
    expect(contract.price({ ...input, voice: 'en-james', speed: 0.9 }, bad)).toBe(0);
    expect(contract.price({ ...input, script: 'Something else' }, bad)).toBe(3);
    expect(contract.price({ ...input, audio: other.video }, bad)).toBe(9);
    const heard = { ...bad, input: { ...input, audio: input.video } };
    expect(contract.price({ ...input, audio: other.video }, heard)).toBe(0);
    expect(contract.price(input, heard)).toBe(6);
    expect(contract.price(other, { input, output: output({ lag_ms: 100 }) })).toBe(6);
    expect(contract.price(input, { input, output: 'nonsense' })).toBe(6);
  });
});
