import { describe, expect, it } from 'vitest';
import { refineAlpha } from './refine-alpha.ts';

const size = { width: 40, height: 30 };
/** A solid block from 10 to 29 across and 8 to 21 down. */
const block = Uint8Array.from({ length: size.width * size.height }, (_, i) => {
  const [x, y] = [i % size.width, Math.floor(i / size.width)];
  return x >= 10 && x < 30 && y >= 8 && y < 22 ? 255 : 0;
});
const solid = (alpha: Uint8Array): number => alpha.filter((value) => value === 255).length;

describe('refineAlpha', () => {
  it('leaves a mask alone that nothing is asked of', () => {
    expect(refineAlpha(block, size, { feather: 0, shift: 0 })).toEqual(block);
  });

  it('moves the edge by exactly so many pixels', () => {
    expect(solid(block)).toBe(20 * 14);
    expect(solid(refineAlpha(block, size, { feather: 0, shift: 3 }))).toBe(26 * 20);
    expect(solid(refineAlpha(block, size, { feather: 0, shift: -3 }))).toBe(14 * 8);
  });

  it('keeps a soft edge as soft as it was while it moves', () => {
    const row = Uint8Array.from([0, 0, 0, 0, 60, 140, 220, 255, 255, 255, 255, 255]);
    const moved = refineAlpha(row, { width: 12, height: 1 }, { feather: 0, shift: 2 });
    expect([...moved.subarray(2, 8)]).toEqual([60, 140, 220, 255, 255, 255]);
  });

  it('softens on both sides of the edge and not inside', () => {
    const soft = refineAlpha(block, size, { feather: 4, shift: 0 });
    const row = 15 * size.width;
    expect(soft[row + 20]).toBe(255);
    expect(soft[row + 9]).toBeGreaterThan(0);
    expect(soft[row + 10]).toBeLessThan(255);
    expect(soft[row + 4]).toBe(0);
  });

  it('does not fade a subject that the frame cuts', () => {
    const half = Uint8Array.from({ length: 100 }, (_, i) => (i % 10 < 5 ? 255 : 0));
    expect(refineAlpha(half, { width: 10, height: 10 }, { feather: 4, shift: 0 })[0]).toBe(255);
  });
});
