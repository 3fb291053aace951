import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { drawStroke, type Stroke } from './strokes.ts';

const mask = (side: number): CanvasRenderingContext2D =>
  createCanvas(side, side).getContext('2d') as unknown as CanvasRenderingContext2D;
const alphaAt = (context: CanvasRenderingContext2D, x: number, y: number): number =>
  context.getImageData(x, y, 1, 1).data[3] ?? 0;
const across: Stroke = { mode: 'keep', size: 0.2, points: [0.2, 0.5, 0.8, 0.5] };

describe('a stroke of the brush', () => {
  it('keeps and erases the same place in every size', () => {
    for (const side of [50, 400]) {
      const context = mask(side);
      drawStroke(context, across);
      expect(alphaAt(context, side / 2, side / 2)).toBe(255);
      expect(alphaAt(context, side / 2, Math.round(side * 0.3))).toBe(0);
      drawStroke(context, { ...across, mode: 'erase', points: [0.5, 0.5] });
      expect(alphaAt(context, side / 2, side / 2)).toBe(0);
      expect(alphaAt(context, Math.round(side * 0.25), side / 2)).toBe(255);
    }
  });
});
