import { expect, it } from 'vitest';
import { smallCopies } from './small-copies.ts';

type Rgba = readonly [number, number, number, number];

function painted(width: number, height: number, paint: (x: number, y: number) => Rgba) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(paint((x + 0.5) / width, (y + 0.5) / height), (y * width + x) * 4);
  return { data, width, height };
}

const seen = (x: number, y: number): Rgba => [
  Math.round(120 + 100 * Math.sin(x * 40)),
  Math.round(255 * y),
  x > 0.3 && x < 0.7 ? 20 : 230,
  Math.hypot(x - 0.5, y - 0.5) < 0.42 ? 255 : 0,
];

it('makes the same copy of a picture whatever size it is read in', () => {
  const sizes = [
    [640, 800],
    [440, 550],
    [320, 400],
  ] as const;
  const copies = sizes.map(([width, height]) => smallCopies(painted(width, height, seen))({ width: 24, height: 24 }));
  const apart = copies.flatMap((copy) =>
    [...copy].map((value, at) => {
      const alpha = copies[0]?.[at - (at % 4) + 3] ?? 0;
      // Of what is nearly clear the colour is a guess.
      return at % 4 === 3 || alpha > 40 ? Math.abs(value - (copies[0]?.[at] ?? 0)) : 0;
    }),
  );
  expect(Math.max(...apart)).toBeLessThan(6);
});

it('takes the mean of all that a pixel stands for, and no colour of what is clear', () => {
  const halves = painted(6, 2, (x) => (x < 0.5 ? [200, 100, 0, 255] : [0, 0, 0, 0]));
  expect([...smallCopies(halves)({ width: 1, height: 1 })]).toEqual([200, 100, 0, 128]);
  const stripes = painted(300, 10, (x) => (Math.floor(x * 300) % 2 === 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]));
  const colours = [...smallCopies(stripes)({ width: 3, height: 1 })].filter((_, at) => at % 4 < 3);
  expect(colours.every((value) => value === 127 || value === 128)).toBe(true);
});

it('repeats the pixels of a picture smaller than the copy', () => {
  const two = painted(2, 1, (x) => (x < 0.5 ? [10, 20, 30, 255] : [200, 210, 220, 255]));
  const copy = smallCopies(two)({ width: 4, height: 2 });
  expect([...copy.subarray(0, 4)]).toEqual([10, 20, 30, 255]);
  expect([...copy.subarray(28)]).toEqual([200, 210, 220, 255]);
});
