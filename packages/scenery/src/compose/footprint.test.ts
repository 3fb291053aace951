import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { MakeCanvas } from '../stage.ts';
import { footprint } from './footprint.ts';

const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;

/** How dark the footprint of what is drawn is in a column, at its darkest. */
function darknessOf(draw: (context: CanvasRenderingContext2D) => void): (x: number) => number {
  const product = makeCanvas(400, 400);
  draw(product);
  const { data } = footprint(product, '#000000', makeCanvas).getImageData(0, 0, 400, 400);
  return (x) => Math.max(...Array.from({ length: 400 }, (_, y) => data[(y * 400 + x) * 4 + 3] ?? 0)) / 255;
}

it('darkens the ground under a ball, and not beside it', () => {
  const ball = darknessOf((context) => {
    context.arc(200, 200, 200, 0, 7);
    context.fill();
  });
  expect(ball(200)).toBeGreaterThan(0.9);
  expect(ball(290)).toBeLessThan(0.55);
  expect(ball(330)).toBeLessThan(0.1);
});

it('ends as far down as the last pixel of the product is covered', () => {
  const darkness = (lowest: number): number => {
    const product = makeCanvas(400, 400);
    product.fillRect(0, 0, 400, lowest);
    return footprint(product, '#000000', makeCanvas).getImageData(200, 390, 1, 1).data[3] ?? 0;
  };
  const [quarter, threeQuarters, all] = [darkness(390.25), darkness(390.75), darkness(391)];
  expect(quarter / all).toBeCloseTo(0.25, 1);
  expect(threeQuarters / all).toBeCloseTo(0.75, 1);
});

it('darkens it along all of a sole that is seen askew, whatever its tread, and of a round foot', () => {
  const sole = darknessOf((context) => {
    for (let x = 0; x < 400; x += 1) context.fillRect(x, 0, 1, 370 + (x * 30) / 400 - (x % 8 < 4 ? 6 : 0));
  });
  for (const x of [100, 200, 300]) expect(sole(x)).toBeGreaterThan(0.35);
  const can = darknessOf((context) => {
    context.ellipse(200, 370, 150, 30, 0, 0, 7);
    context.fill();
  });
  for (const x of [90, 200, 310]) expect(can(x)).toBeGreaterThan(0.5);
});
