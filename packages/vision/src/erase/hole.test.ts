import { describe, expect, it } from 'vitest';
import { drawHole, surroundings } from './hole.ts';

const count = (hole: Uint8Array) => hole.filter((value) => value === 255).length;

describe('drawHole', () => {
  it('fills boxes, cut off at the border', () => {
    const hole = drawHole(
      [
        { x: 2, y: 1, width: 3, height: 2 },
        { x: -5, y: -5, width: 6, height: 6 },
      ],
      10,
      6,
    );
    expect(count(hole)).toBe(7);
    expect(hole[1 * 10 + 2]).toBe(255);
    expect(count(drawHole([{ x: 20, y: 1, width: 3, height: 2 }], 10, 6))).toBe(0);
  });

  it('stretches a smaller mask over the picture', () => {
    const hole = drawHole({ width: 2, height: 1, data: Uint8Array.from([0, 200]) }, 10, 4);
    expect(count(hole)).toBe(20);
    expect([hole[4], hole[5]]).toEqual([0, 255]);
  });
});

describe('surroundings', () => {
  it('leaves room around the hole and stays in the picture', () => {
    expect(surroundings({ x: 300, y: 10, width: 100, height: 40 }, 1000, 500)).toEqual({
      x: 225,
      y: 0,
      width: 250,
      height: 125,
    });
  });
});
