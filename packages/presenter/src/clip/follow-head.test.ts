import { randomOf } from '@adwright/sound/synth/random.ts';
import { describe, expect, it } from 'vitest';
import { lips, marks, meshPoints } from '../puppet/face-points.ts';
import { chooseReference, followHead, gapOf } from './follow-head.ts';
import { headOf, placeHead } from './head-pose.ts';

const random = randomOf(7);
const lower = new Set<number>([...lips.lowerInner, ...lips.lowerOuter, ...lips.lowerBetween]);
const mouth = new Set<number>([...lower, ...lips.upperInner, ...lips.upperOuter, ...lips.upperBetween]);

/** A head about its middle: eyes 80 apart, the mouth below them, everything somewhere on a round face. */
const shape = Array.from({ length: meshPoints }, (_, i): [number, number, number] => {
  const [x, y] = mouth.has(i) ? [(random() - 0.5) * 30, 42] : [(random() - 0.5) * 110, (random() - 0.65) * 100];
  return [x, y, (x * x + y * y) / 160];
});
shape[marks.leftEye] = [-40, -10, 10];
shape[marks.rightEye] = [40, -10, 10];
shape[61] = [-16, 42, 4];
shape[291] = [16, 42, 4];
shape[13] = [0, 42, 0];
shape[14] = [0, 42, 0];

type Stand = { x?: number; y?: number; yaw?: number; roll?: number; open?: number; noise?: number };

function meshAt({ x = 200, y = 200, yaw = 0, roll = 0, open = 0, noise = 0 }: Stand): Float32Array {
  const mesh = new Float32Array(meshPoints * 3);
  for (const [i, [px, py, pz]] of shape.entries()) {
    const down = py + (lower.has(i) && i !== 61 && i !== 291 ? open : 0);
    const [tx, tz] = [px * Math.cos(yaw) + pz * Math.sin(yaw), pz * Math.cos(yaw) - px * Math.sin(yaw)];
    mesh[i * 3] = x + tx * Math.cos(roll) - down * Math.sin(roll) + (random() - 0.5) * noise;
    mesh[i * 3 + 1] = y + tx * Math.sin(roll) + down * Math.cos(roll) + (random() - 0.5) * noise;
    mesh[i * 3 + 2] = tz;
  }
  return mesh;
}

describe('a head that is followed', () => {
  it('lends its mouth from a frame in which it is shut', () => {
    const track = [0.3, 0.2, 0.001, 0.25, 0.004, 0.3].map((open, i) => meshAt({ open: open * 32, yaw: i * 0.02 }));
    expect([2, 4]).toContain(chooseReference(track));
    expect(gapOf(track[0] as Float32Array)).toBeCloseTo(0.3, 1);
  });

  it('is where it is however its mouth moves, and what moved is told apart', () => {
    const still = meshAt({});
    const head = headOf(still);
    const stands = Array.from({ length: 20 }, (_, i) => ({ x: 200 + i * 2, yaw: 0.2 - i * 0.02, roll: i * 0.01 }));
    const talking = stands.map((stand, i) => meshAt({ ...stand, open: i % 3 === 0 ? 14 : 0 }));
    const { poses, ways } = followHead(talking, 0, head);
    const place = new Float32Array(meshPoints * 2);
    for (const [i, stand] of stands.entries()) {
      if (i < 4 || i > 15) continue;
      const truth = meshAt(stand);
      placeHead(head, poses[i] as Float64Array, place);
      expect(Math.abs((place[14 * 2] ?? 0) - (truth[14 * 3] ?? 0))).toBeLessThan(0.5);
      expect(Math.abs((place[14 * 2 + 1] ?? 0) - (truth[14 * 3 + 1] ?? 0))).toBeLessThan(0.5);
    }
    expect(Math.max(...ways.map((way) => way[14 * 2 + 1] ?? 0))).toBeGreaterThan(4);
    expect(Math.abs(ways[9]?.[1] ?? 0)).toBeLessThan(0.3);
  });

  it('stands still though what was seen trembles, and is bridged where nothing was seen', () => {
    const head = headOf(meshAt({}));
    const track = Array.from({ length: 30 }, (_, i) => (i > 10 && i < 14 ? null : meshAt({ noise: 3 })));
    const { poses } = followHead(track, 0, head);
    const ys = poses.map((pose) => pose[7] ?? 0);
    expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(0.5);
    expect(poses).toHaveLength(30);
    expect(() => followHead([null, null], 0, head)).toThrow('no frame');
  });
});
