import type { Planes } from '@adwright/darkroom/planes.ts';
import { expect, it } from 'vitest';
import { bounceOf, groundAt } from './bounce.ts';

const shot = {
  size: [1600, 2000] as [number, number],
  stand: { x: 800, y: 1400, pxPerM: 3600, heightM: 0.26, widthM: 0.26 },
};
const size = { width: 80, height: 100 };
const plain = (red: number, green: number, blue: number): Planes =>
  [red, green, blue].map((value) => new Float32Array(size.width * size.height).fill(value)) as unknown as Planes;
const asItIs = (light: [number, number, number]) => light;

it('knows how much of the key light comes back from what it lights, in each colour', () => {
  const [full, dim, direct] = [plain(1, 1, 1), plain(0.2, 0.2, 0.2), plain(0.4, 0.6, 0.8)].map((planes) => ({
    planes,
    size,
  }));
  if (!full || !dim || !direct) throw new Error('There are three.');
  const found = bounceOf(groundAt(shot, { full, dim, direct }), asItIs);
  for (const [channel, share] of [0.5, 0.25, 0].entries()) expect(found[channel]).toBeCloseTo(share, 3);
});

it('measures where the light falls, not in the shadows that lie about the foot', () => {
  const [full, direct] = [plain(1, 1, 1), plain(0.7, 0.7, 0.7)];
  // To the left something stands in the key light's way.
  for (let at = 0; at < size.width * size.height; at += 1)
    if (at % size.width < size.width / 2)
      for (const channel of [0, 1, 2] as const) {
        full[channel][at] = 0.3;
        direct[channel][at] = 0;
      }
  const ground = groundAt(shot, {
    full: { planes: full, size },
    dim: { planes: plain(0.1, 0.1, 0.1), size },
    direct: { planes: direct, size },
  });
  expect(ground.full[1]).toBeCloseTo(1, 5);
  expect(bounceOf(ground, asItIs)[1]).toBeCloseTo(0.2 / 0.9, 3);
});
