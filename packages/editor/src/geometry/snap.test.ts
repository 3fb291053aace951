import { expect, it } from 'vitest';
import { snapLines, snapMove, snapScale } from './snap.ts';

const frame = { width: 1000, height: 500, safe: { top: 50, right: 60, bottom: 70, left: 40 } };
const lines = snapLines(frame, [{ x: 300, y: 200, width: 100, height: 50 }]);

it('draws a box to edges, middles and the safe zone', () => {
  expect(snapMove({ x: 3, y: 120, width: 90, height: 20 }, lines, 5)).toEqual({
    dx: -3,
    dy: 0,
    guides: { x: [0], y: [] },
  });
  expect(snapMove({ x: 452, y: 240, width: 100, height: 24 }, lines, 5)).toMatchObject({ dx: -2, dy: -2 });
  expect(snapMove({ x: 42, y: 100, width: 90, height: 20 }, lines, 5)).toMatchObject({ dx: -2, guides: { x: [40] } });
});

it('draws a box to the edges of others, the nearest first, and leaves it alone far from all', () => {
  expect(snapMove({ x: 398, y: 100, width: 90, height: 20 }, lines, 5)).toMatchObject({ dx: 2, guides: { x: [400] } });
  expect(snapMove({ x: 210, y: 100, width: 50, height: 20 }, lines, 5)).toMatchObject({ dx: 0, dy: 0 });
});

it('draws a corner that is pulled to a line', () => {
  const box = { x: 100, y: 100, width: 100, height: 40 };
  expect(snapScale(box, { x: 1, y: 1 }, 1.98, lines, 5)).toEqual({ factor: 2, guides: { x: [300], y: [] } });
  expect(snapScale(box, { x: 0, y: 0 }, 1.57, lines, 5).factor).toBeCloseTo(1.6);
  expect(snapScale(box, { x: 1, y: 1 }, 1.2, lines, 5).factor).toBe(1.2);
});

it('draws a box between its neighbours, at equal distance from both', () => {
  const open = { width: 1000, height: 500, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
  const row = snapLines(open, [
    { x: 70, y: 30, width: 90, height: 60 },
    { x: 330, y: 30, width: 90, height: 60 },
  ]);
  const { dx, guides } = snapMove({ x: 213, y: 44, width: 60, height: 9 }, row, 4);
  expect(dx).toBe(2);
  expect(guides.x).toEqual([160, 330]);
});
