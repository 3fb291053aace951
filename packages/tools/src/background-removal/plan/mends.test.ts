import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { addMend, clicksAmong, drawMend, noMends, type Part, redoMend, undoMend } from './mends.ts';
import type { Stroke } from './strokes.ts';

const mask = (side: number): CanvasRenderingContext2D =>
  createCanvas(side, side).getContext('2d') as unknown as CanvasRenderingContext2D;
const alphaAt = (context: CanvasRenderingContext2D, x: number, y: number): number =>
  context.getImageData(x, y, 1, 1).data[3] ?? 0;
const across: Stroke = { mode: 'keep', size: 0.2, points: [0.2, 0.5, 0.8, 0.5] };

/** The left half. */
function part(keep: boolean): Part {
  const shape = mask(40);
  shape.fillRect(0, 0, 20, 40);
  return { x: 0.2, y: 0.5, keep, shape: shape.canvas };
}

it('puts a part in and takes it away, in every size and in the order in which it was done', () => {
  for (const side of [20, 200]) {
    const context = mask(side);
    drawMend(context, part(true));
    expect([alphaAt(context, side * 0.2, 3), alphaAt(context, side * 0.8, 3)]).toEqual([255, 0]);
    drawMend(context, across);
    drawMend(context, part(false));
    expect([alphaAt(context, side * 0.3, side / 2), alphaAt(context, side * 0.7, side / 2)]).toEqual([0, 255]);
  }
});

it('is taken back and brought back, until something else is done', () => {
  const other = part(false);
  const two = addMend(addMend(noMends, across), other);
  expect(undoMend(two).done).toEqual([across]);
  expect(redoMend(undoMend(two))).toEqual(two);
  expect(redoMend(addMend(undoMend(two), across)).done).toEqual([across, across]);
  expect(undoMend(noMends)).toEqual(noMends);
  expect(clicksAmong(two.done)).toEqual([{ x: 0.2, y: 0.5, keep: false }]);
});
