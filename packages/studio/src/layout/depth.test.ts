import { describe, expect, it } from 'vitest';
import { type Depth, depthColumn, depthRow, type Plane } from './depth.ts';

const plane: Plane = { x: 540, horizon: 500, stand: 1300, behind: 860, front: 1800 };
const still: Depth = { plane, push: 1, slide: 0 };
const rows = Array.from({ length: 240 }, (_, row) => row * 8);

/** A point of the plane, seen by a camera that has gone forward and to the left: by the rules of perspective alone. */
function seen(x: number, y: number, way: number, aside: number): { x: number; y: number } {
  const far = (plane.stand - plane.horizon) / (y - plane.horizon);
  const now = far - way;
  return {
    x: plane.x + ((x - plane.x) * far + aside) / now,
    y: plane.horizon + (plane.stand - plane.horizon) / now,
  };
}

it('shows the picture as it is while the camera rests', () => {
  for (const row of rows) {
    const line = depthRow(still, row);
    expect(line).toEqual({ from: expect.closeTo(row, 6), step: 1, shift: expect.closeTo(0, 6) });
    expect(depthColumn(still, line, 123)).toBeCloseTo(123, 6);
  }
});

it.each([
  [1.1, 0],
  [1, 27],
  [1.12, -30],
])('moves the plane as perspective does: nearer by %f, aside by %f', (push, slide) => {
  const depth = { plane, push, slide };
  const way = 1 - 1 / push;
  const far = (plane.behind - plane.horizon) / (plane.stand - plane.horizon);
  // What stands is where it was, in its own size: the camera turns after it.
  const foot = seen(plane.x, plane.stand, way, 0);
  for (const [x, y] of [
    [200, 1000],
    [900, 1300],
    [540, 1600],
  ] as const) {
    const point = seen(x, y, way, 0);
    const here = { x: plane.x + (point.x - foot.x) / push, y: plane.stand + (point.y - foot.y) / push };
    const line = depthRow(depth, here.y);
    expect(line.from).toBeCloseTo(y, 5);
    const near = (y - plane.horizon) / (plane.stand - plane.horizon);
    const aside = (slide * (1 - near)) / (1 - far);
    expect(depthColumn(depth, line, here.x + aside)).toBeCloseTo(x, 5);
  }
});

describe('from row to row and from moment to moment', () => {
  it('goes on without a step, over what is behind and what is in front', () => {
    const depth = { plane, push: 1.1, slide: 28 };
    const lines = rows.map((row) => depthRow(depth, row));
    for (const [index, line] of lines.slice(1).entries()) {
      const before = lines[index] ?? line;
      expect(line.from - before.from).toBeGreaterThan(6);
      expect(line.from - before.from).toBeLessThan(9.6);
      expect(Math.abs(line.shift - before.shift)).toBeLessThan(0.8);
      expect(Math.abs(line.step - before.step)).toBeLessThan(0.004);
    }
  });

  it('moves what is far less than what is near', () => {
    const [wall, ground] = [400, 1600].map((row) => depthRow({ plane, push: 1.1, slide: 28 }, row));
    // More of the picture's pixels to one: it has grown less.
    expect(wall?.step).toBeGreaterThan(1.03);
    expect(ground?.step).toBeLessThan(0.98);
    expect(wall?.shift).toBeCloseTo(28, 6);
    expect(ground?.shift).toBeLessThan(0);
  });
});
