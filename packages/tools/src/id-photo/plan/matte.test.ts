import { expect, it } from 'vitest';
import { measureSubject } from './measure-subject.ts';
import { closeHoles, mendMatte } from './matte.ts';

const [width, height] = [60, 80];

/** A bust from (20, 10) down to the lower edge. */
function bust(): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let y = 10; y < height; y += 1) for (let x = 20; x < 40; x += 1) alpha[y * width + x] = 255;
  return alpha;
}

it('fills holes inside the person and drops what hangs on nobody', () => {
  const alpha = bust();
  for (let y = 50; y < 60; y += 1) alpha.fill(0, y * width + 25, y * width + 35);
  alpha.fill(255, 5 * width + 50, 5 * width + 58);
  alpha[9 * width + 30] = 20;
  const person = bust();
  mendMatte(alpha, width, height, { width, height, person }, { x: 30, y: 30 });
  expect(alpha[55 * width + 30]).toBe(255);
  expect(alpha[5 * width + 52]).toBe(0);
  expect(alpha[9 * width + 30]).toBe(20);
  expect(alpha[30 * width + 10]).toBe(0);
});

it('measures upright: a tilted head has the same chin and hair as a level one', () => {
  const light = { exposure: 1, balance: [1, 1, 1] as [number, number, number], side: 0 };
  const point = { x: 0, y: 0 };
  const landmarks = { leftEye: { x: 26, y: 30 }, rightEye: { x: 34, y: 30 }, chin: { x: 30, y: 44 } };
  const rest = { noseTip: point, mouthLeft: point, mouthRight: point, foreheadTop: point };
  const pose = { roll: 0, yaw: 0, pitch: 0 };
  const cutout = { width, height, alpha: bust() };
  const level = measureSubject({ landmarks: { ...landmarks, ...rest }, pose }, cutout, light);
  expect(level).toMatchObject({ eyes: [30, 30], roll: 0, chin: 14, hair: -20 });
  expect(level.cuts.length).toBeGreaterThan(10);
  expect(level.cuts.every(([, y]) => y === height - 1 - 30)).toBe(true);
  const tilted = measureSubject(
    { landmarks: { leftEye: { x: 30, y: 26 }, rightEye: { x: 30, y: 34 }, chin: { x: 16, y: 30 }, ...rest }, pose },
    cutout,
    light,
  );
  expect(tilted.roll).toBeCloseTo(90);
  expect(tilted.chin).toBeCloseTo(14);
});

it('leaves gaps that open to the outside and closes those inside', () => {
  const alpha = bust();
  alpha[30 * width + 30] = 0;
  alpha[10 * width + 30] = 0;
  closeHoles(alpha, bust(), width);
  expect(alpha[30 * width + 30]).toBe(255);
  expect(alpha[10 * width + 30]).toBe(0);
});
