/** Lips as they are seen in a finished film, held against the sound of that film. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media } from '@adwright/domain/engines/media.ts';
import type { Box, Pictures } from '@adwright/domain/engines/pictures.ts';
import { gapOf } from '@adwright/presenter/clip/follow-head.ts';
import { headOf, poseOfHead } from '@adwright/presenter/clip/head-pose.ts';
import { detailAround } from '@adwright/presenter/clip/mouth-detail.ts';
import { hear } from '@adwright/presenter/speaking/hear.ts';
import type { LipSync } from '@adwright/presenter/speaking/measure-lips.ts';
import { measureSeen, restOf, seenShut } from '@adwright/presenter/speaking/measure-seen.ts';
import { shapesOfSounds } from '@adwright/presenter/speaking/timed-shapes.ts';
import { readWav } from '@adwright/speech/signal/read-wav.ts';
import { median } from './report.ts';
import type { TalkingFilm } from './talking-films.ts';

type Seen = {
  /** The lips' opening by the mouth's width, in each frame. */
  readonly gaps: readonly number[];
  /** How sharp skin and lips are about the mouth, in the usual frame. */
  readonly detail: number;
  /** From one side of the face to the other, in the film's pixels. */
  readonly faceWidth: number;
};

export type FilmFigures = LipSync & {
  /** Closures that were asked for: a film without any says nothing about them. */
  readonly closures: number;
  /** Of skin and lips beside the picture or film it was made of, at the same size. */
  readonly sharpness: number;
};

type Eyes = { readonly media: Media; readonly pictures: Pictures; readonly folder: string };

/** Frames that are looked at at once. */
const batch = 8;

export async function measureFilm(
  film: TalkingFilm,
  before: (seen: Seen) => Promise<number>,
  eyes: Eyes,
): Promise<FilmFigures> {
  const { video } = await eyes.media.probe(film.path);
  if (!video) throw new Error('a film without pictures');
  const seen = await lookAtMouth(film.path, eyes);
  const heard = hear(await soundOf(film.path, eyes));
  const shapes = shapesOfSounds(await film.sounds());
  const sync = measureSeen({ gaps: seen.gaps, shapes, heard, fps: video.fps });
  const closures = shapes.filter(({ shape }) => shape === 'PP').length;
  return { ...sync, closures, sharpness: seen.detail / (await before(seen)) };
}

/** Follows the only face in a film. */
export async function lookAtMouth(file: string, { media, pictures, folder }: Eyes): Promise<Seen> {
  const crop = await faceSquare(file, { media, pictures, folder });
  const side = crop.width;
  const gaps: number[] = [];
  const details: number[] = [];
  const widths: number[] = [];
  let near = { x: side / 2, y: side / 2 };
  let waiting: Uint8Array[] = [];
  const look = async (): Promise<void> => {
    const stack = { side, count: waiting.length, data: new Uint8Array(Buffer.concat(waiting)), near };
    const found = await pictures.trackFace(stack);
    for (const [i, mesh] of found.entries()) {
      if (!mesh) throw new Error(`no face is seen in frame ${gaps.length} of ${file}`);
      gaps.push(gapOf(mesh));
      near = { x: mesh[3] ?? near.x, y: mesh[4] ?? near.y };
      widths.push(Math.abs((mesh[454 * 3] ?? 0) - (mesh[234 * 3] ?? 0)));
      details.push(detailOf(withAlpha(waiting[i] ?? new Uint8Array(), side), mesh));
    }
    waiting = [];
  };
  await media.eachFrame({ file, crop, side }, async (frame) => {
    waiting.push(frame);
    if (waiting.length === batch) await look();
  });
  if (waiting.length > 0) await look();
  // Teeth are no sharpness: of the frames with the lips as nearly shut as they get.
  const rest = restOf(gaps);
  return {
    gaps,
    detail: median(details.filter((_, frame) => (gaps[frame] ?? 1) - rest < seenShut)),
    faceWidth: median(widths),
  };
}

type Pixels = Parameters<typeof detailAround>[0];

export function detailOf(pixels: Pixels, mesh: Float32Array): number {
  const head = headOf(mesh);
  return detailAround(pixels, poseOfHead(head, mesh), head);
}

function withAlpha(rgb: Uint8Array, side: number): Pixels {
  const data = new Uint8ClampedArray(side * side * 4);
  for (let i = 0; i < side * side; i += 1) for (let k = 0; k < 3; k += 1) data[i * 4 + k] = rgb[i * 3 + k] ?? 0;
  return { width: side, height: side, data };
}

/** A square about the face of the first picture, with room for a head that moves; in the film's own pixels. */
async function faceSquare(file: string, { media, pictures, folder }: Eyes): Promise<Box> {
  const still = join(folder, `${randomUUID()}.jpg`);
  const { video } = await media.probe(file);
  if (!video) throw new Error('a film without pictures');
  await media.poster({ file, into: still, at: 0, longest: Math.max(video.width, video.height) });
  const [face] = await pictures.findFaces(await readFile(still));
  if (!face) throw new Error('a film without a face');
  const { x, y, width, height } = face.box;
  const side = Math.min(video.width, video.height, Math.round(Math.max(width, height) * 0.8) * 2);
  const from = (middle: number, most: number): number =>
    Math.round(Math.min(Math.max(0, middle - side / 2), most - side));
  return { x: from(x + width / 2, video.width), y: from(y + height / 2, video.height), width: side, height: side };
}

async function soundOf(file: string, { media, folder }: Eyes): Promise<Float32Array> {
  const into = join(folder, `${randomUUID()}.wav`);
  await media.extractAudio({ file, into, format: 'wav', seconds: 120 });
  return readWav(await readFile(into)).samples;
}
