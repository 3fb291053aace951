import { expect, it } from 'vitest';
import { colourOf, edgesOf, outlineOf, thumbnail } from './picture-hints.ts';

const { width, height } = thumbnail;

function pixelsOf(colour: (x: number, y: number) => readonly [number, number, number, number]): number[] {
  return Array.from({ length: width * height }, (_, at) => [...colour(at % width, Math.floor(at / width))]).flat();
}

it('knows where a cut-out begins and ends, band by band, and goes on across a gap', () => {
  const stem = pixelsOf((x, y) => [0, 0, 0, y === 5 ? 0 : x >= (y < 8 ? 0 : 16) && x < (y < 8 ? 64 : 32) ? 255 : 0]);
  const outline = outlineOf(stem);
  expect(outline).toHaveLength(height);
  expect(outline[0]).toEqual([0, 1]);
  expect(outline[5]).toEqual([0, 1]);
  expect(outline.at(-1)).toEqual([0.25, 0.5]);
});

it('knows what colour a cut-out is, whatever lies in its open pixels', () => {
  const half = pixelsOf((x) => (x < 20 ? [200, 100, 50, 255] : [0, 255, 0, 0]));
  expect(colourOf(half)).toEqual({ colour: '#c86432' });
  expect(colourOf(pixelsOf(() => [9, 9, 9, 0]))).toEqual({});
});

it('knows the colour along each side of a photograph', () => {
  const wall = pixelsOf((x, y) => (y === 0 ? [255, 0, 0, 255] : x === 0 ? [0, 255, 0, 255] : [0, 0, 255, 255]));
  const { top, right, bottom, left } = edgesOf(wall);
  expect([top, bottom]).toEqual(['#ff0000', '#0004fb']);
  expect(left).toBe('#08f700');
  expect(right).toBe('#0800f7');
});
