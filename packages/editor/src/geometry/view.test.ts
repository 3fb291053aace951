import { expect, it } from 'vitest';
import { frameBox, framePoint, pannedBy, wholeView, zoomedAt } from './view.ts';

const frame = { width: 1000, height: 500 };
const viewport = { width: 548, height: 448 };

it('shows the whole frame in the middle', () => {
  expect(frameBox(wholeView, frame, viewport)).toEqual({ x: 24, y: 99, width: 500, height: 250 });
});

it('zooms about the point that is pointed at', () => {
  const at = { x: 100, y: 150 };
  const before = framePoint(at, wholeView, frame, viewport);
  const view = zoomedAt(wholeView, 2, at, frame, viewport);
  expect(view.zoom).toBe(2);
  expect(framePoint(at, view, frame, viewport)).toEqual({
    x: expect.closeTo(before.x, 6) as number,
    y: expect.closeTo(before.y, 6) as number,
  });
});

it('keeps the zoom within reason and a part of the frame in sight', () => {
  expect(zoomedAt(wholeView, 999, { x: 0, y: 0 }, frame, viewport).zoom).toBe(8);
  const far = pannedBy(zoomedAt(wholeView, 1, { x: 0, y: 0 }, frame, viewport), 99_999, -99_999, frame, viewport);
  const box = frameBox(far, frame, viewport);
  expect(box.x).toBeLessThan(viewport.width);
  expect(box.y + box.height).toBeGreaterThan(0);
});
