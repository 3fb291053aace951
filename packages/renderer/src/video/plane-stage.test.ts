import { readFileSync } from 'node:fs';
import { backdrop } from '@adwright/presenter/ground/backdrop.ts';
import { type DrawFace, openFace } from '@adwright/presenter/puppet/draw-face.ts';
import { openPerson } from '@adwright/presenter/puppet/draw-person.ts';
import type { OpenStage } from '@adwright/presenter/puppet/stage.ts';
import { type FacePose, stillPose } from '@adwright/presenter/speaking/perform.ts';
import { beforeAll, expect, it } from 'vitest';
import { readPart, readPerson } from '../presenter/read-pixels.ts';
import { Compositor } from './compositor.ts';
import type { PlaneStage } from './plane-stage.ts';

/** Neither whole cells nor whole pairs of them. */
const frame = { width: 294, height: 366 };
const people = new URL('../../../people/pictures/', import.meta.url);
const picture = readFileSync(new URL('mara-amber-knit.webp', people));
const points = (JSON.parse(readFileSync(new URL('mara-amber-knit.json', people), 'utf8')) as number[][]).flat();
const whole = { x: 0, y: 0, width: 960, height: 1195 };
const meshOf = (fine: number): Float32Array =>
  Float32Array.from(points, (value) => (value * frame.width * fine) / whole.width);

type Make = (open?: OpenStage) => DrawFace;

async function kindsOf(fine: number): Promise<[string, Make][]> {
  const size = { width: frame.width * fine, height: frame.height * fine };
  const [person, photo] = await Promise.all([readPerson(picture, whole, size), readPart(picture, whole, size)]);
  const ground = backdrop('#3060c0', frame);
  return [
    [`somebody, ${fine} times as fine`, (open) => openPerson(person, meshOf(fine), ground, open)],
    [`a photo, ${fine} times as fine`, (open) => openFace(photo, meshOf(fine), frame, open)],
  ];
}

const poses: readonly FacePose[] = [
  stillPose,
  { ...stillPose, gazeX: 1 },
  { ...stillPose, jaw: 0.6, yaw: 0.7, roll: 0.8, pitch: 0.5, breath: 1, spread: 0.5 },
  { ...stillPose, yaw: -0.7, roll: -1, blink: 1, brow: 1, jaw: 0.2, spread: -0.7 },
];

let kinds: [string, Make][];
beforeAll(async () => {
  kinds = [...(await kindsOf(1)), ...(await kindsOf(1.5))];
});

/** A frame from planes, and the plain stage's pixels as one. */
function framesOf(make: Make) {
  const compositor = new Compositor(frame.width, frame.height);
  const room = compositor.room();
  const [laid, converted] = [compositor.takeFrame(room), compositor.takeFrame(room)];
  const pixels = room.take(frame.width * frame.height * 4);
  let stage: PlaneStage | undefined;
  const [plain, draw] = [make(), make((...parts) => (stage = compositor.openPlaneStage(...parts)))];
  return (pose: FacePose) => {
    draw(pose);
    const seen = plain(pose);
    compositor.layStage(laid, stage as PlaneStage);
    compositor.finish();
    compositor.bytes(pixels, seen.data.length).set(seen.data);
    compositor.convert(converted, pixels);
    return [laid, converted].map((at) => compositor.bytes(at, compositor.frameBytes)) as [Uint8Array, Uint8Array];
  };
}

/** In decibels: above 45 nobody tells two pictures apart. */
function likeness(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += ((a[i] as number) - (b[i] as number)) ** 2;
  return 10 * Math.log10((255 * 255 * a.length) / Math.max(1, sum));
}

it.each([0, 1, 2, 3])('lays the frames that a browser shows, seen from planes (kind %i)', (kind) => {
  const [name, make] = kinds[kind] as [string, Make];
  const frames = framesOf(make);
  const luma = frame.width * frame.height;
  for (const [index, pose] of poses.entries()) {
    const [a, b] = frames(pose);
    const [y, chroma] = [
      likeness(a.subarray(0, luma), b.subarray(0, luma)),
      likeness(a.subarray(luma), b.subarray(luma)),
    ];
    expect(Math.min(y, chroma), `${name} in pose ${index}`).toBeGreaterThan(45);
  }
});

it.each([0, 1, 2, 3])('has all pixels for whoever asks, the same as a browser (kind %i)', (kind) => {
  const [name, make] = kinds[kind] as [string, Make];
  const compositor = new Compositor(frame.width, frame.height);
  let stage: PlaneStage | undefined;
  const [plain, draw] = [make(), make((...parts) => (stage = compositor.openPlaneStage(...parts)))];
  for (const pose of poses) {
    draw(pose);
    const [seen, all] = [plain(pose).data, (stage as PlaneStage).whole().data];
    // Rows of a patch begin elsewhere than those of the whole: a weight may be rounded the other way.
    expect(likeness(all, seen), `all pixels of ${name}`).toBeGreaterThan(60);
  }
});
