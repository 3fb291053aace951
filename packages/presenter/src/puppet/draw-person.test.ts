import { expect, it } from 'vitest';
import { stillPose as still } from '../speaking/perform.ts';
import { backdrop } from '../ground/backdrop.ts';
import { defocus } from '../ground/defocus.ts';
import { openPerson } from './draw-person.ts';
import { mesh, size } from '../testing/small-face.ts';
import type { Pixels } from './warp.ts';

/** Grey from the shoulders down, to both sides of their middle, and an oval head; nothing else. */
function drawn(half = 45): Pixels {
  const data = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1)
      if (Math.hypot((x - 60) / 30, (y - 48) / 38) < 1 || (y > 95 && Math.abs(x - 60) < half))
        data.set([180, 140, 120, 255], (y * size.width + x) * 4);
  return { ...size, data };
}

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

it('moves whoever was cut out, and nothing behind them', () => {
  const ground = backdrop('#3060c0', size);
  const draw = openPerson(drawn(), mesh, ground);
  const rest = Uint8ClampedArray.from(draw(still).data);
  const turned = draw({ ...still, yaw: 1, roll: 1, pitch: 0.5, breath: 1, jaw: 1 });
  for (const [x, y] of [
    [3, 3],
    [116, 4],
    [6, 80],
    [114, 80],
  ] as const)
    expect(at(turned, x, y)).toEqual(at(ground, x, y));
  expect(turned.data.some((value, i) => Math.abs(value - (rest[i] ?? 0)) > 20)).toBe(true);
  // Stands on the lower edge, however far it leans.
  expect(at(turned, 60, size.height - 1)).toEqual([180, 140, 120, 255]);
});

it('leaves a person at rest as they were drawn, with soft edges', () => {
  const ground = backdrop('#ffffff', size);
  const { data } = openPerson(drawn(), mesh, ground)(still);
  expect([...data.subarray((20 * 120 + 60) * 4, (20 * 120 + 60) * 4 + 3)]).toEqual([180, 140, 120]);
  expect([...data.subarray(0, 4)]).toEqual(at(ground, 0, 0));
});

it('lets whoever reaches the sides of their picture go on past them, however far they lean', () => {
  const ground = backdrop('#3060c0', size);
  const draw = openPerson(drawn(61), mesh, ground);
  for (const roll of [-1, 1]) {
    const turned = draw({ ...still, roll, yaw: roll });
    expect([at(turned, 0, 130), at(turned, 119, 130)]).toEqual([0, 0].map(() => [180, 140, 120, 255]));
  }
});

it('puts a picture out of focus without darkening it', () => {
  const data = new Uint8ClampedArray(30 * 30 * 4).map((_, i) =>
    i % 4 === 3 ? 255 : Math.floor(i / 4) % 30 < 15 ? 0 : 255,
  );
  const soft = defocus({ width: 30, height: 30, data }, { width: 90, height: 90 }, 0.3);
  const row = Array.from({ length: 90 }, (_, x) => soft.data[(45 * 90 + x) * 4] ?? 0);
  expect(row[0]).toBeLessThan(60);
  expect(row[89]).toBeGreaterThan(240);
  expect(row[45]).toBeGreaterThan(140);
  const sharp = defocus({ width: 30, height: 30, data }, { width: 30, height: 30 }, 0);
  expect(sharp.data[4 * 10]).toBeLessThan(2);
});
