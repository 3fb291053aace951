import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { MakeCanvas } from '../stage.ts';
import { inPieces } from './in-pieces.ts';
import { outlineOf } from './outline.ts';

const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;

/** Something of this lower edge, from left to right in shares of its height, up to the top. */
function product(edge: readonly number[]): CanvasRenderingContext2D {
  const [width, height] = [300, 150];
  const made = makeCanvas(width, height);
  made.beginPath();
  made.moveTo(0, 0);
  for (const [index, up] of edge.entries()) made.lineTo((width * index) / (edge.length - 1), height * (1 - up));
  made.lineTo(width, 0);
  made.fill();
  return made;
}

it('knows what stands askew by its lower edge, and how steeply', () => {
  const { slant, foot } = outlineOf(product([0.2, 0]), makeCanvas);
  expect(slant?.climb).toBeCloseTo(-0.1, 1);
  expect(slant?.middle).toBeCloseTo(0.1, 1);
  expect(foot).toHaveLength(1);
  // A toe that is bent up is still the same shoe.
  expect(outlineOf(product([0.2, 0.16, 0.12, 0.08, 0.04, 0, 0.02]), makeCanvas).slant).not.toBeNull();
});

it.each([
  ['stands straight', [0, 0]],
  ['is round below', [0.2, 0.05, 0, 0.05, 0.2]],
  ['stands on two legs', [0.01, 0.5, 0.6, 0.5, 0.01]],
  ['climbs like no foot', [0.9, 0]],
] as const)('takes nothing for askew that %s', (_what, edge) => {
  expect(outlineOf(product(edge), makeCanvas).slant).toBeNull();
});

it('cuts into pieces that overlap only what goes away from the camera', () => {
  const whole = { middle: 0.1, half: 0.5 };
  expect(inPieces(whole, 0)).toEqual([whole]);
  const pieces = inPieces(whole, 0.4);
  const gaps = pieces.slice(1).map((next, index) => {
    const before = pieces[index] ?? whole;
    return next.middle - next.half - before.middle - before.half;
  });
  expect(Math.max(...gaps)).toBeLessThan(0);
  expect((pieces[0]?.middle ?? 0) - (pieces[0]?.half ?? 0)).toBeLessThanOrEqual(-0.4);
});
