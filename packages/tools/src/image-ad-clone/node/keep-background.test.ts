import { describe, expect, it } from 'vitest';
import { boxHole, grownHole, isBusyAround } from '../plan/holes.ts';
import { membrane } from '../plan/membrane.ts';
import { stretchSkin } from './stretch-skin.ts';

const size = { width: 120, height: 80 };

function drawn(at: (x: number, y: number) => readonly [number, number, number]) {
  const data = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) data.set(at(x, y), (y * size.width + x) * 3);
  return { ...size, data };
}

const slope = (x: number, y: number) => [60 + x, 90, 200 - y] as const;
const box = { x: 40, y: 20, width: 40, height: 30 };
const isIn = (x: number, y: number) => x >= 40 && x < 80 && y >= 20 && y < 50;

describe('closing a hole', () => {
  it('follows a gradient so that nobody sees where something was', () => {
    const spoilt = drawn((x, y) => (isIn(x, y) ? [0, 255, 0] : slope(x, y)));
    const closed = membrane(spoilt, boxHole(size, [box]));
    const worst = drawn(slope).data.map((value, i) => Math.abs(value - (closed[i] ?? 0)));
    expect(Math.max(...worst)).toBeLessThan(6);
  });

  it('changes nothing outside of it', async () => {
    const spoilt = drawn((x, y) => (isIn(x, y) ? [0, 255, 0] : slope(x, y)));
    const { data } = await stretchSkin(spoilt, boxHole(size, [box]));
    const outside = spoilt.data.filter((_, i) => !isIn(Math.floor(i / 3) % size.width, Math.floor(i / 3 / size.width)));
    const after = data.filter((_, i) => !isIn(Math.floor(i / 3) % size.width, Math.floor(i / 3 / size.width)));
    expect([...after]).toEqual([...outside]);
    const middle = (35 * size.width + 60) * 3;
    expect(
      [...data.subarray(middle, middle + 3)].map((value, c) => Math.abs(value - (slope(60, 35)[c] ?? 0)) < 8),
    ).toEqual([true, true, true]);
  });

  it('takes the rim and the shadow below a thing along', () => {
    const grown = grownHole(boxHole(size, [box]), size, 100);
    const at = (x: number, y: number) => grown[y * size.width + x];
    expect([at(37, 30), at(60, 17), at(60, 60), at(60, 70), at(20, 30)]).toEqual([255, 255, 255, 0, 0]);
  });

  it('tells a calm ground from a busy one', () => {
    expect(isBusyAround(drawn(slope), box)).toBe(false);
    expect(
      isBusyAround(
        drawn((x, y) => [((x * 37 + y * 91) % 120) + 60, 90, 90]),
        box,
      ),
    ).toBe(true);
  });
});
