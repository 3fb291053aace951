import { expect, it } from 'vitest';
import { dropShadow } from './drop-shadow.ts';
import { fitGround } from './fit-ground.ts';

const [width, height] = [160, 200];
type Colour = readonly [number, number, number];

const inBody = (x: number, y: number): boolean => x >= 50 && x < 100 && y >= 60 && y < 140;
/** How deep in the soft shadow beside the body's foot, 0 to 1. */
const depth = (x: number, y: number): number => Math.max(0, 1 - Math.hypot((x - 100) / 45, (y - 140) / 25));

function pictureOf(body: Colour): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dimmed = Math.round(255 * (1 - 0.45 * depth(x, y)));
      rgb.set(inBody(x, y) ? body : [dimmed, dimmed, dimmed], (y * width + x) * 3);
    }
  }
  return rgb;
}

/** The network took the deeper part of the shadow along. */
const seen = {
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return inBody(x, y) || depth(x, y) > 0.15 ? 1 : 0;
  }),
};

it.each<[string, Colour]>([
  ['a yellow lamp', [230, 180, 40]],
  ['a black bottle', [30, 30, 32]],
])('leaves %s whole and its shadow behind', (_, body) => {
  const rgb = pictureOf(body);
  const { data } = dropShadow(seen, rgb, fitGround(rgb, width, height));
  const at = (x: number, y: number): number | undefined => data[y * width + x];
  expect(at(115, 140)).toBe(0);
  expect(at(104, 142)).toBe(0);
  for (const [x, y] of [
    [55, 65],
    [75, 100],
    [95, 110],
    [75, 136],
  ] as const)
    expect(at(x, y)).toBe(1);
});

it('does not take a pale subject for a shadow, not even where they meet', () => {
  const rgb = pictureOf([238, 238, 240]);
  const ground = fitGround(rgb, width, height);
  const body = { ...seen, data: seen.data.map((_, i) => (inBody(i % width, Math.floor(i / width)) ? 1 : 0)) };
  expect(dropShadow(body, rgb, ground).data).toEqual(body.data);
  const both = dropShadow(seen, rgb, ground).data;
  expect(body.data.every((value, i) => value === 0 || both[i] === 1)).toBe(true);
});
