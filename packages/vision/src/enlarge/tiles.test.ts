import { expect, it } from 'vitest';
import { tilesOf } from './tiles.ts';

it('covers every pixel once and lets the network see around each tile', () => {
  const covered = new Uint8Array(500 * 310);
  for (const { inner, outer } of tilesOf(500, 310, 192, 12)) {
    for (let y = inner.y; y < inner.y + inner.height; y += 1)
      for (let x = inner.x; x < inner.x + inner.width; x += 1) covered[y * 500 + x] = (covered[y * 500 + x] ?? 0) + 1;
    expect(outer.x).toBe(Math.max(0, inner.x - 12));
    expect(outer.x + outer.width).toBe(Math.min(500, inner.x + inner.width + 12));
    expect(outer.y + outer.height).toBe(Math.min(310, inner.y + inner.height + 12));
  }
  expect(covered.every((times) => times === 1)).toBe(true);
});
