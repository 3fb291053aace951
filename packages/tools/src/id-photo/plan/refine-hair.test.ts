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
  refineHair({ data, width, height }, own, { x: 120, y: 150, chin: 80 }, () => 'hair');
  const alpha = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  expect(alpha(100, 44)).toBe(0);
  expect(alpha(120, 44)).toBe(255);
  expect(alpha(120, 120)).toBe(255);
  expect(alpha(64, 94)).toBe(255);
  expect([...data.subarray((94 * width + 64) * 4, (94 * width + 64) * 4 + 3)]).toEqual(skin);
});

/** Above the face, where hair is looked for. */
const upperHalf = 120 * width * 4;

/** How far two alphas are apart. */
function miss(rgba: Uint8Array, truth: Uint8Array): number {
  let sum = 0;
  for (let i = 3; i < upperHalf; i += 4) sum += Math.abs((rgba[i] ?? 0) - (truth[i] ?? 0));
  return sum;
}

/** How much greener than red and blue the visible part is, over white. */
function green(rgba: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < upperHalf; i += 4) {
    const [r, g, b, alpha] = [rgba[i] ?? 0, rgba[i + 1] ?? 0, rgba[i + 2] ?? 0, (rgba[i + 3] ?? 0) / 255];
    sum += alpha * Math.max(0, g - (r + b) / 2);
  }
  return sum;
}

it('takes leaves of many greens out of curls, by colours that mix to each pixel', () => {
  const leaves = [
    [31, 61, 34],
    [70, 130, 50],
    [110, 165, 70],
  ];
  const tones = [hair, [96, 64, 46], [38, 27, 24]];
  const truth = new Uint8Array(width * height * 4);
  const { own, data } = scene((x, y) => {
    const far = Math.hypot(x - 120, y - 120);
    const leaf = leaves[(Math.floor(x / 13) + Math.floor(y / 17)) % 3] ?? [];
    const tone = tones[(x * 5 + y * 11) % 3] ?? [];
    // Within the rim every other stretch is a strand, soft on both of its sides.
    const strand = [0, 0.5, 1, 1, 0.5, 0, 0, 0][(x + y) % 8] ?? 0;
    const share = far < 66 ? 1 : far < 84 ? strand : 0;
    truth.set([...tone, Math.round(255 * share)], (y * width + x) * 4);
    return tone.map((value, c) => value * share + (leaf[c] ?? 0) * (1 - share));
  });
  const [before, missed] = [green(data), miss(data, truth)];
  refineHair({ data, width, height }, own, { x: 120, y: 150, chin: 80 }, () => 'hair');
  expect(green(truth)).toBeLessThan(before * 0.01);
  expect(green(data)).toBeLessThan(before * 0.1);
  expect(miss(data, truth)).toBeLessThan(missed * 0.5);
});
