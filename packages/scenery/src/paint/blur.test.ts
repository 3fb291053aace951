import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { MakeCanvas } from '../stage.ts';
import { drawBlurred } from './blur.ts';

const makeCanvas = ((width: number, height: number) =>
  createCanvas(width, height).getContext('2d')) as unknown as MakeCanvas;

it('blurs what fills the frame up to its very edges', () => {
  const source = makeCanvas(120, 90);
  source.fillStyle = '#336699';
  source.fillRect(0, 0, 120, 90);
  const alphaAtCorner = (fills: boolean): number => {
    const target = makeCanvas(120, 90);
    drawBlurred(target, source.canvas, 9, makeCanvas, fills);
    return target.getImageData(0, 0, 1, 1).data[3] ?? 0;
  };
  expect(alphaAtCorner(true)).toBe(255);
  expect(alphaAtCorner(false)).toBeLessThan(200);
});
