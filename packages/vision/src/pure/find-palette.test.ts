import { describe, expect, it } from 'vitest';
import { findPalette } from './find-palette.ts';

function pixels(...groups: readonly [number, readonly [number, number, number, number]][]): Uint8Array {
  return Uint8Array.from(groups.flatMap(([count, colour]) => Array.from({ length: count }, () => colour).flat()));
}

describe('findPalette', () => {
  it('puts the telling colour before the large dull one', () => {
    const palette = findPalette(
      pixels([700, [250, 250, 250, 255]], [200, [20, 20, 22, 255]], [100, [214, 30, 40, 255]]),
    );
    expect(palette.map(({ colour }) => colour)).toEqual(['#d61e28', '#fafafa', '#141416']);
    expect(palette[0]?.share).toBeCloseTo(0.1);
  });

  it('joins shades that look alike and drops specks', () => {
    const palette = findPalette(pixels([500, [10, 90, 200, 255]], [400, [14, 94, 205, 255]], [4, [255, 255, 0, 255]]));
    expect(palette).toHaveLength(1);
    expect(palette[0]?.colour).toBe('#0c5cca');
  });

  it('does not see what is transparent', () => {
    expect(findPalette(pixels([900, [255, 0, 0, 20]], [100, [0, 128, 0, 255]]))).toEqual([
      { colour: '#008000', share: 1 },
    ]);
    expect(findPalette(pixels([10, [255, 0, 0, 0]]))).toEqual([]);
  });
});
