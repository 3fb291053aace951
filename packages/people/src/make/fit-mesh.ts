import { lids } from '@adwright/presenter/puppet/face-points.ts';

type Dot = readonly [number, number];

/** What the camera saw of the modelled face, in the picture's pixels; left is the viewer's, lids run from the nose outwards. */
export type Seen = Readonly<
  Record<
    'leftUpperLid' | 'leftLowerLid' | 'rightUpperLid' | 'rightLowerLid' | 'mouth' | 'nose' | 'chin',
    readonly Dot[]
  >
>;

/** A network knows the eyes of people. Drawn ones are larger: its lids are brought to where they are known to be. */
export function fitMesh(mesh: Float32Array, seen: Seen): Float32Array {
  const fitted = Float32Array.from(mesh);
  const at = (i: number): Dot => [mesh[i * 3] ?? 0, mesh[i * 3 + 1] ?? 0];
  const move = (i: number, [dx, dy]: Dot): void => {
    fitted[i * 3] = (mesh[i * 3] ?? 0) + dx;
    fitted[i * 3 + 1] = (mesh[i * 3 + 1] ?? 0) + dy;
  };
  const edges = [
    [seen.leftUpperLid.toReversed(), seen.leftLowerLid.toReversed()],
    [seen.rightUpperLid, seen.rightLowerLid],
  ] as const;
  for (const [eye, { upper, lower, crease, above, corners }] of lids.entries()) {
    const [over = [], under = []] = edges[eye] ?? [];
    const known = [middle(over[0], under[0]), middle(over.at(-1), under.at(-1))] as const;
    const ends = eye === 0 ? [beyond(known[1], known[0]), known[1]] : [known[0], beyond(known[0], known[1])];
    for (const [k, corner] of corners.entries()) move(corner, minus(ends[k] ?? known[0], at(corner)));
    const share = (i: number): number => (at(i)[0] - at(corners[0])[0]) / (at(corners[1])[0] - at(corners[0])[0] || 1);
    for (const [k, top] of upper.entries()) {
      const by = minus(along(over, share(top)), at(top));
      move(top, by);
      move(crease[k] ?? top, by);
      move(above[k] ?? top, [by[0] * 0.5, by[1] * 0.5]);
      const bottom = lower[k] ?? top;
      move(bottom, minus(along(under, share(bottom)), at(bottom)));
    }
  }
  return fitted;
}

const minus = (a: Dot, b: Dot): Dot => [a[0] - b[0], a[1] - b[1]];
const middle = (a: Dot = [0, 0], b: Dot = a): Dot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** The modelled edges of the lids end before the outer corner does, where lashes hide it. */
const hidden = 0.075;
const beyond = ([x, y]: Dot, [outerX, outerY]: Dot): Dot => [
  outerX + (outerX - x) * hidden,
  outerY + (outerY - y) * hidden,
];

/** The place at a share of a line's width. */
function along(line: readonly Dot[], share: number): Dot {
  const first: Dot = line[0] ?? [0, 0];
  const last: Dot = line.at(-1) ?? first;
  const x = first[0] + (last[0] - first[0]) * Math.min(1, Math.max(0, share));
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i] ?? first, line[i + 1] ?? last];
    if (b[0] < x && i + 2 < line.length) continue;
    const t = Math.min(1, Math.max(0, (x - a[0]) / (b[0] - a[0] || 1)));
    return [x, a[1] + (b[1] - a[1]) * t];
  }
  return last;
}
