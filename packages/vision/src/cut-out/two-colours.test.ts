import { expect, it } from 'vitest';
import { applyTwoColours, findTwoColours } from './two-colours.ts';

const side = 320;
const enlarged = 2;

/** A line across the picture; `colours` are the ground's and the line's. */
function draw(size: number, half: number, [ground, line]: readonly [readonly number[], readonly number[]]) {
  const [rgb, alpha] = [new Uint8Array(size * size * 3), new Uint8Array(size * size)];
  for (let i = 0; i < alpha.length; i += 1) {
    const [x, y] = [(i % size) / size, Math.floor(i / size) / size];
    const isLine = Math.abs(y - 0.3 - x * 0.4) < half;
    alpha[i] = isLine ? 255 : 0;
    for (let c = 0; c < 3; c += 1) rgb[i * 3 + c] = ((isLine ? line : ground)[c] ?? 0) + ((i * 7 + c * 3) % 5);
  }
  return { rgb, alpha, width: size, height: size };
}

const red = [200, 60, 40];
const grey = [150, 148, 140];

it('gives a thin line the width that its colour has', () => {
  const copy = draw(side, 0.008, [grey, red]);
  const full = draw(side * enlarged, 0.008, [grey, red]);
  const [tooThin, tooWide] = [0.005, 0.009].map((half) => ({
    small: draw(side, half, [grey, red]).alpha,
    large: draw(side * enlarged, half, [grey, red]).alpha,
  }));
  for (const found of [tooThin, tooWide]) {
    if (!found) continue;
    applyTwoColours(found.large, full, findTwoColours(found.small, copy));
    const wrong = found.large.filter((value, i) => Math.abs(value - (full.alpha[i] ?? 0)) > 64).length;
    expect(wrong).toBeLessThan(full.alpha.filter(Boolean).length * 0.01);
  }
});

it('says nothing where the two are hardly told apart, or a third colour is there', () => {
  const pale = draw(side, 0.008, [grey, [154, 151, 143]]);
  const found = draw(side, 0.011, [grey, red]).alpha;
  const before = Uint8Array.from(found);
  applyTwoColours(found, pale, findTwoColours(found, pale));
  expect(found).toEqual(before);

  const line = draw(side, 0.008, [grey, red]);
  const colours = findTwoColours(line.alpha, line);
  const blue = draw(side, 0.008, [grey, [20, 60, 250]]);
  const kept = Uint8Array.from(line.alpha);
  applyTwoColours(kept, blue, colours);
  expect(kept).toEqual(line.alpha);
});
