/** Makes one clean person of what two networks saw: fine edges from the one, no holes in the body from the other. */
import type { PeopleMap } from '@adwright/domain/engines/pictures.ts';

/** From the first value on the map begins to count, from the second on there can be no hole. */
const [likely, sure] = [205, 245];

/** Changes `alpha` (one byte a pixel) in place. `inside` is a pixel of the face. */
export function mendMatte(
  alpha: Uint8Array,
  width: number,
  height: number,
  people: Pick<PeopleMap, 'width' | 'height' | 'person'>,
  inside: { x: number; y: number },
): void {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((alpha[at] ?? 0) === 255) continue;
      const person = between(
        people,
        ((x + 0.5) * people.width) / width - 0.5,
        ((y + 0.5) * people.height) / height - 0.5,
      );
      const solid = Math.min(1, Math.max(0, (person - likely) / (sure - likely)));
      alpha[at] = Math.max(alpha[at] ?? 0, Math.round(255 * solid));
    }
  keepConnected(alpha, width, height, inside);
}

/** The map's value between its own, coarser pixels, so that its steps never show. */
function between(
  { width, height, person }: Pick<PeopleMap, 'width' | 'height' | 'person'>,
  x: number,
  y: number,
): number {
  const [left, top] = [
    Math.max(0, Math.min(width - 2, Math.floor(x))),
    Math.max(0, Math.min(height - 2, Math.floor(y))),
  ];
  const [u, v] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = top * width + left;
  const upper = (person[at] ?? 0) * (1 - u) + (person[at + 1] ?? 0) * u;
  const lower = (person[at + width] ?? 0) * (1 - u) + (person[at + width + 1] ?? 0) * u;
  return upper * (1 - v) + lower * v;
}

const visible = 40;

/** Lamps, plants and picture frames behind somebody stand out, too, but hang on nobody. */
export function keepConnected(
  alpha: Uint8Array,
  width: number,
  height: number,
  inside: { x: number; y: number },
): void {
  const start = Math.round(inside.y) * width + Math.round(inside.x);
  const seen = new Uint8Array(alpha.length);
  const stack = [start];
  seen[start] = 1;
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    const x = at % width;
    const near = [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width];
    for (const next of near) {
      if (next < 0 || next >= alpha.length || seen[next] || (alpha[next] ?? 0) < visible) continue;
      seen[next] = 1;
      stack.push(next);
    }
  }
  // Soft ends of strands are fainter than what counts as connected, but lie right beside it.
  for (let i = 0; i < alpha.length; i += 1) {
    if (seen[i] || (alpha[i] ?? 0) === 0) continue;
    const x = i % width;
    const beside = (x > 0 && seen[i - 1]) || (x < width - 1 && seen[i + 1]) || seen[i - width] || seen[i + width];
    if (!beside) alpha[i] = 0;
  }
}

/** Background shows between hairs only where it can be reached from outside; any other gap gets its old alpha back. */
export function closeHoles(alpha: Uint8Array, before: Uint8Array, width: number): void {
  const open = new Uint8Array(alpha.length);
  const stack: number[] = [];
  const enter = (at: number): void => {
    if (at < 0 || at >= alpha.length || open[at] || (alpha[at] ?? 0) > 127) return;
    open[at] = 1;
    stack.push(at);
  };
  for (let x = 0; x < width; x += 1) enter(x);
  for (let at = 0; at < alpha.length; at += width) {
    enter(at);
    enter(at + width - 1);
  }
  while (stack.length > 0) {
    const at = stack.pop() ?? 0;
    if (at % width > 0) enter(at - 1);
    if (at % width < width - 1) enter(at + 1);
    enter(at - width);
    enter(at + width);
  }
  for (let i = 0; i < alpha.length; i += 1) if (!open[i]) alpha[i] = Math.max(alpha[i] ?? 0, before[i] ?? 0);
}
