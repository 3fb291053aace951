/** Whatever stands on the grounds: letters, products, icons. Each is a patch of pixels that touch, corners included. */
import type { Box } from '@adwright/domain/engines/pictures.ts';

export type Component = {
  readonly label: number;
  readonly area: number;
  readonly box: Box;
  /** The label of the ground most of its rim touches; -1 for the picture's own edge. */
  readonly ground: number;
  /** Share of its rim that touches that ground. */
  readonly alone: number;
};

type Growing = { area: number; edges: [number, number, number, number]; touches: Map<number, number> };

/** `groundOf` answers the label of the ground a pixel belongs to, or -1 where something stands. */
export function findComponents(
  groundOf: Int32Array,
  width: number,
  height: number,
): { labels: Int32Array; components: Component[] } {
  const labels = new Int32Array(width * height).fill(-1);
  const components: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== -1 || groundOf[start] !== -1) continue;
    const label = components.length;
    const growing: Growing = { area: 0, edges: [width, height, 0, 0], touches: new Map() };
    labels[start] = label;
    stack.push(start);
    while (stack.length > 0) visit(stack.pop() ?? 0, label, growing);
    components.push(finished(label, growing));
  }
  return { labels, components };

  function visit(i: number, label: number, growing: Growing): void {
    const [x, y] = [i % width, Math.floor(i / width)];
    const [left, top, right, bottom] = growing.edges;
    growing.area += 1;
    growing.edges = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const next = ny * width + nx;
        const ground = groundOf[next] ?? -1;
        if (ground !== -1) growing.touches.set(ground, (growing.touches.get(ground) ?? 0) + 1);
        else if (labels[next] === -1) {
          labels[next] = label;
          stack.push(next);
        }
      }
    }
  }
}

function finished(label: number, { area, edges: [left, top, right, bottom], touches }: Growing): Component {
  const [ground, most] = [...touches].toSorted((a, b) => b[1] - a[1])[0] ?? [-1, 0];
  const all = [...touches.values()].reduce((sum, count) => sum + count, 0);
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { label, area, box, ground, alone: all === 0 ? 0 : most / all };
}
