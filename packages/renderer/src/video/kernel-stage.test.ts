import { readFileSync } from 'node:fs';
import { backdrop } from '@adwright/presenter/ground/backdrop.ts';
import { openFace } from '@adwright/presenter/puppet/draw-face.ts';
import { openPerson } from '@adwright/presenter/puppet/draw-person.ts';
import type { OpenStage } from '@adwright/presenter/puppet/stage.ts';
import type { Pixels } from '@adwright/presenter/puppet/warp.ts';
import { type FacePose, stillPose } from '@adwright/presenter/speaking/perform.ts';
import { expect, it } from 'vitest';
import { Compositor } from './compositor.ts';

const frame = { width: 120, height: 150 };
/** The face of a built-in person, small. */
const mesh = Float32Array.from(
  (
    JSON.parse(
      readFileSync(new URL('../../../people/pictures/mara-amber-knit.json', import.meta.url), 'utf8'),
    ) as number[][]
  ).flat(),
  (value) => (value * frame.width) / 960,
);

/** Every pixel another colour; a head and shoulders with soft edges, or all of it. `fine` pixels for each of the frame's. */
function picture(solid: boolean, fine: number): Pixels {
  const [width, height] = [frame.width * fine, frame.height * fine];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 4) {
      const head = Math.hypot((x / fine - 60) / 30, (y / fine - 48) / 38);
      const away = y / fine > 95 ? Math.min(head, Math.abs(x / fine - 60) / 70) : head;
      const alpha = solid ? 255 : Math.round(Math.min(1, Math.max(0, (1.05 - away) * 10)) * 255);
      data.set([(x * 7 + y * 3) % 256, (x * 5 + y * 11) % 256, (x * 13 + y * 2) % 256, alpha], i);
    }
  return { width, height, data };
}

const poses: readonly FacePose[] = [
  stillPose,
  { ...stillPose, gazeX: 1 },
  { ...stillPose, jaw: 1, yaw: 1, roll: 1, pitch: 0.5, breath: 1, spread: 0.7 },
  { ...stillPose, yaw: -1, roll: -1, blink: 1, brow: 1, jaw: 0.2, spread: -1 },
  stillPose,
];

const pointsOf = (fine: number): Float32Array => mesh.map((value) => value * fine);
const kinds = [1, 1.5].flatMap((fine) => [
  {
    kind: `somebody who was cut out, ${fine} times as fine`,
    make: (open?: OpenStage) => openPerson(picture(false, fine), pointsOf(fine), backdrop('#3060c0', frame), open),
  },
  {
    kind: `a photo, ${fine} times as fine`,
    make: (open?: OpenStage) => openFace(picture(true, fine), pointsOf(fine), frame, open),
  },
]);

it.each(kinds)('draws $kind, pixel for pixel as a browser does, one pose after the other', ({ make }) => {
  const [plain, fast] = [make(), make(new Compositor(frame.width, frame.height).openStage)];
  for (const pose of poses) expect(Buffer.from(fast(pose).data).equals(Buffer.from(plain(pose).data))).toBe(true);
});
