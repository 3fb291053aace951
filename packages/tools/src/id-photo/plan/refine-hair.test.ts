import { expect, it } from 'vitest';
import { refineHair } from './refine-hair.ts';

const [width, height] = [240, 240];
const wall = [200, 210, 220];
const hair = [60, 40, 30];
const skin = [232, 189, 159];

/** A dark disc of hair before a wall, cut out too generously: a ring of wall is still opaque, with one hair through it. */
function scene(colourAt: (x: number, y: number) => number[] | null) {
  const own = new Uint8Array(width * height * 3);
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i += 1) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const far = Math.hypot(x - 120, y - 120);
    const shine = (x * 7 + y * 3) % 9 < 4 ? 4 : 0;
    const colour = colourAt(x, y) ?? (far < 70 ? hair : wall.map((value) => value + shine));
    own.set(colour, i * 3);
    data.set([...colour, far < 84 ? 255 : 0], i * 4);
  }
  return { own, data };
}

it('lets the wall between hairs through, keeps the hairs and leaves skin alone', () => {
  const { own, data } = scene((x, y) => {
    if (x >= 119 && x <= 120 && y > 34 && y < 60) return hair;
    return x > 60 && x < 68 && y > 90 && y < 98 ? skin : null;
  });
  refineHair({ data, width, height }, own, { x: 120, y: 150, chin: 80 });
  const alpha = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  expect(alpha(100, 44)).toBe(0);
  expect(alpha(120, 44)).toBe(255);
  expect(alpha(120, 120)).toBe(255);
  expect(alpha(64, 94)).toBe(255);
  expect([...data.subarray((94 * width + 64) * 4, (94 * width + 64) * 4 + 3)]).toEqual(skin);
});
