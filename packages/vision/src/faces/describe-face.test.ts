import { describe, expect, it } from 'vitest';
import { describeFace } from './describe-face.ts';

type Triple = [number, number, number];

/** A mesh in which only the points that count have places, turned by the given degrees about the picture's axis. */
function mesh(change: Record<number, Triple> = {}, turn = 0): Triple[] {
  const places: Record<number, Triple> = {
    33: [-40, -20, 0],
    133: [-20, -20, 0],
    159: [-30, -24, 0],
    145: [-30, -17, 0],
    263: [40, -20, 0],
    362: [20, -20, 0],
    386: [30, -24, 0],
    374: [30, -17, 0],
    1: [0, 5, -20],
    61: [-18, 30, 0],
    291: [18, 30, 0],
    13: [0, 29, 0],
    14: [0, 31, 0],
    10: [0, -70, 0],
    152: [0, 60, 0],
    234: [-60, 0, 0],
    454: [60, 0, 0],
    ...change,
  };
  const angle = (turn * Math.PI) / 180;
  return Array.from({ length: 478 }, (_, i) => {
    const [x, y, z] = places[i] ?? [0, 0, 0];
    return [100 + x * Math.cos(angle) - y * Math.sin(angle), 100 + x * Math.sin(angle) + y * Math.cos(angle), z];
  });
}

describe('describeFace', () => {
  it('says where things are, at the scale of the picture', () => {
    const face = describeFace(mesh(), 0.9, 2);
    expect(face.landmarks.leftEye).toEqual({ x: 140, y: 160 });
    expect(face.landmarks.chin).toEqual({ x: 200, y: 320 });
    expect(face.box).toEqual({ x: 80, y: 60, width: 240, height: 260 });
    expect(face.pose).toEqual({ roll: 0, yaw: 0, pitch: 0 });
    expect(face.eyesOpen.left).toBeCloseTo(0.35);
    expect(face.mouthOpen).toBeCloseTo(2 / 36);
  });

  it('tells the tilt of the head, clockwise first', () => {
    expect(describeFace(mesh({}, 12), 1, 1).pose.roll).toBeCloseTo(12, 3);
    expect(describeFace(mesh({}, -30), 1, 1).pose.roll).toBeCloseTo(-30, 3);
  });

  it('tells which way the head is turned', () => {
    const right = describeFace(mesh({ 234: [-50, 0, -30], 454: [50, 0, 30] }), 1, 1);
    expect(right.pose.yaw).toBeGreaterThan(25);
    const up = describeFace(mesh({ 10: [0, -60, 25], 152: [0, 50, -25] }), 1, 1);
    expect(up.pose.pitch).toBeGreaterThan(20);
  });

  it('sees shut eyes', () => {
    const shut = describeFace(mesh({ 159: [-30, -20.5, 0], 145: [-30, -19, 0] }), 1, 1);
    expect(shut.eyesOpen.left).toBeLessThan(0.22);
    expect(shut.eyesOpen.right).toBeGreaterThan(0.3);
  });
});
