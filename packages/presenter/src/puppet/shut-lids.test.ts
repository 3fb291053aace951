import { expect, it } from 'vitest';
import { lids, meshPoints } from './face-points.ts';
import type { Puppet } from './puppet.ts';
import { shutLids } from './shut-lids.ts';
import type { Pixels } from './warp.ts';

const width = 300;
const height = 120;
const eyes = [80, 220] as const;
const [half, high] = [40, 16];

const heightAt = (x: number): number => high * Math.sqrt(Math.max(0, 1 - (x / half) ** 2));

/** Skin with two white eyes, and the points of their lids. */
function face() {
  const moved = new Float32Array(meshPoints * 2);
  const put = (i: number, x: number, y: number): void => moved.set([x, 60 + y], i * 2);
  for (const [side, { upper, lower, corners }] of lids.entries()) {
    const middle = eyes[side] ?? 0;
    const place = (k: number): number => half * ((k + 1) / 4 - 1);
    for (const [k, i] of upper.entries()) put(i, middle + place(k), -heightAt(place(k)));
    for (const [k, i] of lower.entries()) put(i, middle + place(k), heightAt(place(k)));
    put(corners[0], middle - half, 0);
    put(corners[1], middle + half, 0);
  }
  const data = new Uint8ClampedArray(width * height * 4).fill(120);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isEye = eyes.some((middle) => Math.abs(y + 0.5 - 60) < heightAt(x + 0.5 - middle) - 1);
      if (isEye) data.fill(255, (y * width + x) * 4, (y * width + x) * 4 + 4);
    }
  return { moved, into: { width, height, data } satisfies Pixels };
}

const whites = ({ data }: Pixels): number => data.filter((value, i) => i % 4 === 0 && value > 200).length;
const straight = { right: [1, 0], down: [0, 1] } as unknown as Puppet;

it('leaves next to nothing of shut eyes, about half of half shut ones, and open ones as they are', () => {
  const open = whites(face().into);
  const at = (blink: number): number => {
    const { into, moved } = face();
    shutLids(into, straight, moved, blink);
    return whites(into) / open;
  };
  expect(at(0)).toBe(1);
  expect(at(0.5)).toBeGreaterThan(0.35);
  expect(at(0.5)).toBeLessThan(0.55);
  expect(at(1)).toBeLessThan(0.01);
});

it('leaves what is below the eyes and between them alone', () => {
  const [before, after] = [face(), face()];
  shutLids(after.into, straight, after.moved, 1);
  const row = (pixels: Pixels, y: number) => pixels.data.subarray(y * width * 4, (y + 1) * width * 4);
  for (const y of [20, 85, 110]) expect(row(after.into, y)).toEqual(row(before.into, y));
});

it('shuts eyes on one smooth dark line, however ragged their lashes are', () => {
  const { into, moved } = face();
  for (const middle of eyes)
    for (let x = middle - half + 2; x < middle + half - 2; x += 1) {
      const edge = Math.round(60 - heightAt(x + 0.5 - middle) - (x % 12 < 6 ? 3 : 0));
      for (let y = edge - 3; y < edge; y += 1) into.data.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  shutLids(into, straight, moved, 1);
  for (const middle of eyes) {
    const line = Array.from({ length: half }, (_, i) => darkIn(into, middle - half / 2 + i));
    const steps = line.slice(1).map((y, i) => Math.abs(y - (line[i] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.75);
    expect(line[half / 2]).toBeGreaterThan((line[0] ?? 0) + 1);
  }
});

it('brings lids down behind the rims of glasses, which stay as they are', () => {
  const { into, moved } = face();
  const isRim = (x: number, y: number): boolean =>
    eyes.some((middle) => Math.abs(Math.hypot((x - middle) / 44, (y - 60) / 32) - 1) < 0.06);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (isRim(x, y)) into.data.set([220, 40, 40], (y * width + x) * 4);
  const red = ({ data }: Pixels): number[] =>
    Array.from({ length: width * height }, (_, at) => at).filter(
      (at) => (data[at * 4] ?? 0) - (data[at * 4 + 1] ?? 0) > 40,
    );
  const before = red(into);
  shutLids(into, straight, moved, 1);
  const after = new Set(red(into));
  expect(before.filter((at) => !after.has(at)).length).toBeLessThan(16);
  expect(after.size).toBeLessThanOrEqual(before.length);
});

it('shuts eyes with plain skin: a shadow above them is not drawn out over the lid', () => {
  const { into, moved } = face();
  const isShadow = (x: number): boolean => eyes.some((middle) => Math.abs(x - middle + 12) < 7);
  for (let x = 0; x < width; x += 1)
    for (let y = 0; isShadow(x) && y < 60; y += 1) {
      const at = (y * width + x) * 4;
      if ((into.data[at] ?? 0) < 200) into.data.fill(96, at, at + 3);
    }
  shutLids(into, straight, moved, 1);
  for (const middle of eyes)
    for (let x = middle - half / 2; x < middle + half / 2; x += 1)
      // Above the line's own shade, where the eye was.
      for (const y of [50, 54, 58]) expect(into.data[(y * width + x) * 4]).toBeGreaterThan(112);
});

it('leaves a soft crease in a shut lid where its edge was, none at the corners and none in a lid that is half open', () => {
  const above = (blink: number, aside: number): number => {
    const { into, moved } = face();
    shutLids(into, straight, moved, blink);
    const column = Array.from({ length: 8 }, (_, i) => into.data[((42 + i) * width + eyes[0] + aside) * 4] ?? 0);
    return Math.min(...column);
  };
  expect(above(1, 0)).toBeLessThan(108);
  expect(above(1, half - 2)).toBeGreaterThan(114);
  expect(above(0.5, 0)).toBe(120);
});

it('draws no line that is half seen through while lids are about to meet', () => {
  const { into, moved } = face();
  shutLids(into, straight, moved, 0.75);
  for (const middle of eyes) {
    const column = Array.from({ length: height }, (_, y) => into.data[(y * width + middle) * 4] ?? 0);
    expect(Math.min(...column)).toBeLessThan(40);
  }
});

/** How far down a column is dark: the middle of what is, by how dark it is. */
function darkIn({ data }: Pixels, x: number): number {
  const dark = Array.from({ length: height }, (_, y) => Math.max(0, 90 - (data[(y * width + x) * 4] ?? 0)));
  return dark.reduce((all, value, y) => all + value * y, 0) / dark.reduce((all, value) => all + value, 0);
}
