import { describe, expect, it } from 'vitest';
import { agreement, boundingBox, closerLook } from './subject-box.ts';

function plane(width: number, height: number, marked: readonly [number, number, number][]) {
  const data = new Float32Array(width * height);
  for (const [x, y, value] of marked) data[y * width + x] = value;
  return { width, height, data };
}

describe('boundingBox', () => {
  it('holds everything above the threshold', () => {
    const map = plane(10, 8, [
      [3, 2, 0.9],
      [6, 5, 0.4],
      [9, 7, 0.1],
    ]);
    expect(boundingBox(map, 0.3)).toEqual({ x: 3, y: 2, width: 4, height: 4 });
    expect(boundingBox(map, 0.95)).toBeNull();
  });
});

describe('closerLook', () => {
  it('gives the found part with a margin, in pixels of the picture and inside of it', () => {
    const map = plane(10, 10, [
      [0, 4, 1],
      [1, 5, 0.2],
    ]);
    expect(closerLook(map, 1000, 500)).toEqual({ x: 0, y: 176, width: 224, height: 148 });
  });

  it('does not look again at nothing or at a picture that is full already', () => {
    expect(closerLook(plane(10, 10, []), 100, 100)).toBeNull();
    expect(
      closerLook(
        plane(10, 10, [
          [0, 0, 1],
          [9, 9, 1],
        ]),
        100,
        100,
      ),
    ).toBeNull();
  });
});

describe('agreement', () => {
  it('is the shared part of what both found', () => {
    const one = plane(4, 1, [
      [0, 0, 1],
      [1, 0, 0.8],
    ]);
    const other = plane(4, 1, [
      [1, 0, 0.9],
      [2, 0, 0.4],
    ]);
    expect(agreement(one, other)).toBe(0.5);
    expect(agreement(plane(4, 1, []), plane(4, 1, []))).toBe(1);
  });
});
