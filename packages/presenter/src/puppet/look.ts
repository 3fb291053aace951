import type { FacePose } from '../speaking/perform.ts';
import { lids } from './face-points.ts';
import type { Puppet } from './puppet.ts';
import { copyOf, type Pixels, sample } from './warp.ts';

/** How far an iris goes to the side, by the eye's width: enough to be alive, too little to show what is behind it. */
const furthest = 0.055;

/** Far enough to be seen, with eyes that are open. */
export function looksAside({ blink, gazeX, gazeY }: FacePose): boolean {
  return blink <= 0.25 && Math.hypot(gazeX, gazeY) >= 0.02;
}

/** Looks a little aside: what is inside the lids is shifted, less and less towards their edge. */
export function look(into: Pixels, puppet: Puppet, moved: Float32Array, pose: FacePose): void {
  if (!looksAside(pose)) return;
  for (const { corners, upper, lower } of lids) {
    const at = (i: number): readonly [number, number] => [moved[i * 2] ?? 0, moved[i * 2 + 1] ?? 0];
    const [inner, outer, top, bottom] = [at(corners[0]), at(corners[1]), at(upper[3] ?? 0), at(lower[3] ?? 0)];
    const half = [
      Math.hypot(outer[0] - inner[0], outer[1] - inner[1]) / 2,
      Math.hypot(bottom[0] - top[0], bottom[1] - top[1]) / 2,
    ] as const;
    if (half[0] < 4 || half[1] < 2) continue;
    const centre = [(inner[0] + outer[0]) / 2, (top[1] + bottom[1]) / 2] as const;
    const by = [pose.gazeX * furthest * half[0] * 2, pose.gazeY * furthest * half[1]] as const;
    shiftWithin(into, centre, half, by, puppet.right);
  }
}

function shiftWithin(
  into: Pixels,
  centre: readonly [number, number],
  half: readonly [number, number],
  by: readonly [number, number],
  right: readonly [number, number],
): void {
  const reach = Math.ceil(half[0]) + 1;
  const left = Math.max(0, Math.floor(centre[0]) - reach);
  const top = Math.max(0, Math.floor(centre[1]) - reach);
  const width = Math.min(into.width, left + reach * 2 + 1) - left;
  const height = Math.min(into.height, top + reach * 2 + 1) - top;
  if (width <= 0 || height <= 0) return;
  const before = copyOf(into, { left, top, width, height });
  // Eyes are much wider than high: most rows of the square have nothing of them.
  const high = Math.hypot(half[0] * right[1], half[1] * right[0]);
  const [from, to] = [Math.max(0, Math.floor(centre[1] - high) - top), Math.ceil(centre[1] + high) - top];
  for (let y = from; y < Math.min(height, to); y += 1)
    for (let x = 0; x < width; x += 1) {
      const dx = left + x + 0.5 - centre[0];
      const dy = top + y + 0.5 - centre[1];
      const along = (dx * right[0] + dy * right[1]) / half[0];
      const across = (dy * right[0] - dx * right[1]) / half[1];
      const away = along * along + across * across;
      if (away >= 1) continue;
      const share = (1 - away) * Math.sqrt(1 - away);
      sample(before, x - by[0] * share, y - by[1] * share, into.data, ((top + y) * into.width + left + x) * 4);
    }
}
