import { expect, it } from 'vitest';
import type { CutOut } from './colours-beside.ts';
import { mendEdges } from './mend-edges.ts';

const [width, height] = [960, 60];
const hair = [60, 40, 30] as const;

/** Dark hair from x = 100 to 800, grey where it gets thin at both of its ends, and solid below. */
function figure(): CutOut {
  const data = new Uint8Array(width * height * 4);
  for (let y = 5; y < height; y += 1)
    for (let x = 80; x < 820; x += 1) {
      const thin = Math.max(0, (x - 799) / 20, (101 - x) / 20);
      const pale = Math.abs(x - 450) > 340 ? 80 : 0;
      data.set([...hair.map((value) => value + pale), Math.round(255 * (1 - thin))], (y * width + x) * 4);
    }
  return { width, height, data };
}

const at = ({ data }: CutOut, x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
const clear = ({ data }: CutOut, x: number, y: number, wide: number, high: number): void => {
  for (let row = y; row < y + high; row += 1) data.fill(0, (row * width + x) * 4, (row * width + x + wide) * 4);
};

it('darkens the pale ends of dark hair, leaves how thin they are, and touches nothing else', () => {
  const [before, after] = [figure(), figure()];
  mendEdges(after);
  for (const x of [792, 802, 809]) {
    expect(at(before, x, 30)[0]).toBeGreaterThan(130);
    expect(at(after, x, 30)[0]).toBeLessThan(112);
    expect(at(after, x, 30)[3]).toBe(at(before, x, 30)[3]);
  }
  for (const x of [200, 400, 700]) expect(at(after, x, 30)).toEqual([...hair, 255]);
});

it('leaves fair hair and skin their light', () => {
  for (const add of [
    [80, 80, 80],
    [120, 60, 20],
  ]) {
    const [before, after] = [figure(), figure()];
    for (const { data } of [before, after])
      for (let i = 0; i < data.length; i += 4)
        for (const k of [0, 1, 2]) data[i + k] = (data[i + k] ?? 0) + (add[k] ?? 0);
    mendEdges(after);
    expect(at(after, 795, 30)).toEqual(at(before, 795, 30));
  }
});

it('closes pinholes with what is around them, and leaves gaps and what is open to the outside', () => {
  const cut = figure();
  clear(cut, 300, 20, 6, 6);
  clear(cut, 600, 20, 60, 3);
  clear(cut, 400, 20, 30, 20);
  clear(cut, 500, 0, 4, 20);
  mendEdges(cut);
  expect(at(cut, 303, 23)).toEqual([...hair, 255]);
  expect(at(cut, 630, 21)).toEqual([...hair, 255]);
  expect(at(cut, 415, 30)[3]).toBe(0);
  expect(at(cut, 502, 15)[3]).toBe(0);
});

it('drops specks that hang on nothing, and leaves a hand', () => {
  const cut = figure();
  const place = (x: number, wide: number): void => {
    for (let y = 20; y < 20 + wide; y += 1)
      for (let dx = 0; dx < wide; dx += 1) cut.data.set([...hair, 255], (y * width + x + dx) * 4);
  };
  place(40, 5);
  place(860, 30);
  mendEdges(cut);
  expect(at(cut, 42, 22)[3]).toBe(0);
  expect(at(cut, 870, 35)[3]).toBe(255);
});
