/** Whose lips are measured: presenters in every language, photos, and clips. */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Voice } from '@adwright/domain/engines/speech.ts';
import { isInSync } from '@adwright/presenter/speaking/measure-lips.ts';
import { speechLanguageOf } from '@adwright/speech/speech-language.ts';
import { voiceClips } from '@adwright/speech/testing/voice-clips.ts';
import { makeTalkingClip } from '@adwright/tools/lip-sync/testing/talking-clip.ts';
import { drawPortrait, portraits } from '@adwright/vision/testing/portraits.ts';
import sharp from 'sharp';
import { round } from './report.ts';
import { detailOf, type FilmFigures, lookAtMouth, measureFilm } from './seen-lips.ts';
import {
  builtIn,
  type Engines,
  filmAvatar,
  filmClip,
  filmPhoto,
  type Line,
  pictureOf,
  type TalkingFilm,
} from './talking-films.ts';

export type Measured = FilmFigures & { readonly of: string; readonly voice: string };
type Tell = (measured: Measured) => void;
/** From which, and how many. */
type Part = readonly [number, number];

/** As good as a result that is proud of itself, and sharp. */
export function isSeenInSync(measured: Measured): boolean {
  return isInSync(measured) && measured.sharpness >= 0.8;
}

/** The first neural voice of each language, then formant ones: first where there is no neural one. */
function voicesFor(voices: readonly Voice[]): Voice[] {
  const firsts = (of: readonly Voice[]): Voice[] => [
    ...new Map(of.toReversed().map((voice) => [voice.language, voice])).values(),
  ];
  const neural = firsts(voices.filter(({ quality }) => quality === 'neural'));
  const spoken = new Set(neural.map(({ language }) => language));
  const basic = firsts(voices.filter(({ quality }) => quality === 'basic')).toSorted(
    (a, b) => Number(spoken.has(a.language)) - Number(spoken.has(b.language)),
  );
  return [...neural, ...basic];
}

async function lines({ speech }: Engines): Promise<Line[]> {
  const voices = voicesFor(await speech.speaker.voices());
  return voices.map((voice, i) => {
    const texts = voiceClips[speechLanguageOf(voice.language) ?? 'en'];
    const text = texts[i % texts.length] ?? '';
    return { voice, script: /^.+?[.。!?]/u.exec(text)?.[0] ?? text };
  });
}

const at = <One>(list: readonly One[], i: number): One => list[i % list.length] as One;
const numbers = ([from, count]: Part): number[] => Array.from({ length: count }, (_, i) => from + i);

export async function measurePresenters(engines: Engines, part: Part, tell: Tell): Promise<void> {
  const said = await lines(engines);
  for (const i of numbers(part)) {
    const [line, who] = [at(said, i), at(builtIn, i)];
    const film = await filmAvatar(engines, line, { who, background: { kind: 'place', id: at(rooms, i) } });
    const { bytes, mesh } = await pictureOf(who);
    tell(await figures(engines, who.person, line, film, (seen) => detailIn(bytes, mesh, seen)));
  }
}

const rooms = ['living-day', 'kitchen-oak', 'bath-ocean', 'garden-teak'];
const walls = ['#b9c7c2', '#d8c7b5', '#8a97a6', '#e3d7da', '#6f7d6a'];

export async function measurePhotos(engines: Engines, part: Part, tell: Tell): Promise<void> {
  const said = await lines(engines);
  for (const i of numbers(part)) {
    const { name, photo } = await photoAt(i);
    const [face] = await engines.pictures.findFaces(photo);
    if (!face) throw new Error(`${name} has no face`);
    const line = at(said, i + 3);
    const film = await filmPhoto(engines, line, photo);
    tell(await figures(engines, name, line, film, (seen) => detailIn(photo, face.mesh, seen)));
  }
}

/** Painted people and rendered ones in turn; the rendered before a wall, as one picture. */
async function photoAt(i: number): Promise<{ readonly name: string; readonly photo: Uint8Array }> {
  const turn = Math.floor(i / 2);
  if (i % 2 === 0) {
    const [name, look] = at(Object.entries(portraits), turn);
    return { name: `${name}, painted`, photo: await drawPortrait(look) };
  }
  const who = at(builtIn, turn);
  const { bytes } = await pictureOf(who);
  return {
    name: `${who.person}, rendered`,
    photo: await sharp(bytes)
      .flatten({ background: at(walls, turn) })
      .png()
      .toBuffer(),
  };
}

export async function measureClips(engines: Engines, part: Part, tell: Tell): Promise<void> {
  const said = await lines(engines);
  for (const i of numbers(part)) {
    const { name, photo } = await photoAt(i);
    const [face] = await engines.pictures.findFaces(photo);
    const { width, height } = await sharp(photo).metadata();
    if (!face) throw new Error(`${name} has no face`);
    const clip = join(engines.folder, `${randomUUID()}-clip.mp4`);
    await makeTalkingClip({ photo, mesh: face.mesh, width, height }, clip, { fps: 30, side: 540 });
    const line = at(said, i + 6);
    const film = await filmClip(engines, line, clip);
    const { detail } = await lookAtMouth(clip, engines);
    tell(await figures(engines, `${name}, clip`, line, film, async () => detail));
  }
}

type Before = (seen: { readonly faceWidth: number }) => Promise<number>;

async function figures(engines: Engines, of: string, { voice }: Line, film: TalkingFilm, before: Before) {
  const { correlation, lag_ms, closed_share, stillness, closures, sharpness } = await measureFilm(
    film,
    before,
    engines,
  );
  if (!engines.keeps) await rm(film.path, { force: true });
  return {
    of,
    voice: voice.id,
    correlation,
    lag_ms,
    closed_share,
    closures,
    stillness,
    sharpness: round(sharpness),
  };
}

/** How sharp the mouth of a picture is when its face is as wide as in the film. */
async function detailIn(picture: Uint8Array, mesh: Float32Array, { faceWidth }: { faceWidth: number }) {
  const { width } = await sharp(picture).metadata();
  const scale = faceWidth / Math.abs((mesh[454 * 3] ?? 0) - (mesh[234 * 3] ?? 0));
  const { data, info } = await sharp(picture)
    .flatten({ background: '#808080' })
    .resize({ width: Math.round(width * scale) })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  return detailOf(
    pixels,
    mesh.map((value) => value * scale),
  );
}
