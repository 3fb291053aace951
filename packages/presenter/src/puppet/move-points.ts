import type { FacePose } from '../speaking/perform.ts';
import type { Puppet } from './puppet.ts';
import { reach } from './reach.ts';

/** Small enough that nothing behind the head is missed. */
const turn = { yaw: reach.yaw, pitch: reach.pitch, roll: 0.014, breath: 0.004 } as const;

/** Where the points of a puppet are in a pose, as pairs of x and y; `into` is used again for every frame. */
export function movePoints(puppet: Puppet, pose: FacePose, into: Float32Array): Float32Array {
  const { points, unit, right, down } = puppet;
  const count = points.length / 2;
  for (let i = 0; i < count; i += 1) {
    const [dx, dy] = local(puppet, pose, i);
    into[i * 2] = (points[i * 2] ?? 0) + (dx * right[0] + dy * down[0]) * unit;
    into[i * 2 + 1] = (points[i * 2 + 1] ?? 0) + (dx * right[1] + dy * down[1]) * unit;
  }
  turnHead(puppet, pose, into);
  return into;
}

/** Along the eyes and down the face, in units. */
function local(puppet: Puppet, pose: FacePose, i: number): readonly [number, number] {
  const { jaw, brow, follows, side, across, shut } = puppet;
  const s = across[i] ?? 0;
  const bow = Math.max(0, 1 - s * s);
  const lead = follows[i] ?? 0;
  const apart = 1 - pose.press;
  let dy = (shut[i] ?? 0) + reach.jaw * pose.jaw * (jaw[i] ?? 0) * (side[i] === 1 ? 1 : apart);
  // Lips that press meet where the upper one is; the chin stays down with the jaw.
  if (side[i] === 1) dy -= reach.jaw * pose.jaw * (jaw[i] ?? 0) * pose.press * lead;
  if (side[i] === 1) dy += reach.lower * pose.lower * bow * lead * apart;
  else dy -= reach.upper * pose.upper * bow * lead * apart;
  if (pose.tuck > 0 && side[i] === 1)
    dy -= pose.tuck * lead * bow * (reach.jaw * pose.jaw * 0.75 + reach.lower * pose.lower * 0.9);
  const dx = s * lead * (pose.spread > 0 ? reach.wide : reach.pucker) * pose.spread;
  if (pose.spread < 0) dy += roundLip(pose, side[i] ?? 0, bow, puppet.smile) * lead;
  else dy -= pose.spread * 0.01 * Math.abs(s) * lead;
  dy -= reach.brow * pose.brow * (brow[i] ?? 0);
  return [dx, dy];
}

/**
 * Rounded lips are a ring: the corners come down to the middle of its height, those that smile further, and both lips
 * arch away from them.
 */
function roundLip({ spread, jaw }: FacePose, side: number, bow: number, smile: number): number {
  const round = -spread;
  const corner = round * (reach.jaw * jaw * 0.8 + smile) * (1 - bow);
  if (side !== 1) return corner - round * reach.arch * Math.sqrt(bow);
  return corner + round * (0.008 * bow - reach.jaw * jaw * 0.2 * (bow ** 0.7 - bow ** 1.6));
}

/** What is nearer to the camera moves further: a turn without a second photo. */
function turnHead(puppet: Puppet, pose: FacePose, points: Float32Array): void {
  const { depths, head, neck, unit } = puppet;
  const [yaw, pitch, roll] = [pose.yaw * turn.yaw, pose.pitch * turn.pitch, pose.roll * turn.roll];
  const lift = pose.breath * turn.breath * unit;
  const [sin, cos] = [Math.sin(roll), Math.cos(roll)];
  for (let i = 0; i < head.length; i += 1) {
    const weight = head[i] ?? 0;
    if (weight === 0) continue;
    // From the neck, about half a face behind the eyes.
    const near = unit * 0.75 - (depths[i] ?? 0);
    const x = points[i * 2] as number;
    const y = points[i * 2 + 1] as number;
    const fromX = x - neck[0];
    const fromY = y - neck[1];
    const dx = fromX * (cos - 1) - fromY * sin + yaw * near;
    const dy = fromX * sin + fromY * (cos - 1) + pitch * near - lift;
    points[i * 2] = x + dx * weight;
    points[i * 2 + 1] = y + dy * weight;
  }
}
