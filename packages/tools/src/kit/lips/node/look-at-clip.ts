import { readFile } from 'node:fs/promises';
import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import { longestClip, type PicturePlace, shortestClip } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { VideoFacts } from '@adwright/domain/engines/media.ts';
import type { Box, Face, PictureCall } from '@adwright/domain/engines/pictures.ts';
import { areOfChild, judgeSpeaker } from '@adwright/domain/faces/judge-speaker.ts';
import type { ToolContext } from '../../../tool.ts';
import { peopleAroundFace } from '../../talking/node/people-around-face.ts';
import { lookMoments } from '../plan/look-moments.ts';
import { middleOf, scaledBox } from '../plan/track-square.ts';

type Desk = Pick<ToolContext, 'media' | 'temporaryFile'> & {
  readonly pictures: Pick<ToolContext['pictures'], 'findFaces' | 'parsePeople'>;
};

/** A film with the faces of its first picture; boxes are in its pixels. */
export type SeenClip = {
  readonly seconds: number;
  readonly video: VideoFacts;
  readonly faces: readonly Box[];
  /** Which of them speaks; -1 where the person has to say. */
  readonly chosen: number;
  /** Where that one is at the beginning, in the middle and at the end. */
  readonly way: readonly Box[];
};

const longestStill = 1280;
/** Somebody small in the background is no second speaker. */
const alsoSpeaks = 0.45;

/** What a photo is told, as a film is. */
const toldOfClip: Partial<Record<ErrorCode, ErrorCode>> = {
  face_not_found: 'clip_face_missing',
  face_too_small: 'clip_face_small',
  face_turned: 'clip_face_turned',
  face_tilted: 'clip_face_turned',
  face_covered: 'clip_face_covered',
  face_child: 'clip_face_child',
};

/** Whether a face in a film can be given other words. Refuses, with the reason, before anybody has paid for it. */
export async function lookAtClip(
  { path, face }: { readonly path: string; readonly face: PicturePlace | null },
  desk: Desk,
  call: PictureCall,
): Promise<SeenClip> {
  const { signal } = call;
  const { video, seconds } = await desk.media.probe(path, { signal });
  if (!video) throw new AppError('wrong_file_kind');
  if (seconds > longestClip + 1) throw new AppError('media_over_seconds', { seconds: longestClip });
  if (seconds < shortestClip) throw new AppError('clip_too_short', { seconds: shortestClip });
  const cuts = await desk.media.findCuts({ file: path, seconds: longestClip }, { signal });
  if (cuts.length > 0) throw new AppError('clip_cuts', { second: Math.round((cuts[0] ?? 0) * 10) / 10 });
  const way: Box[] = [];
  const ages: number[] = [];
  let [faces, chosen]: [readonly Box[], number] = [[], 0];
  for (const moment of lookMoments(seconds, video.fps)) {
    const still = await stillAt(path, moment, desk, call);
    const scale = video.width / still.width;
    if (way.length === 0) {
      faces = still.faces.map(({ box }) => scaledBox(box, scale));
      chosen = choose(faces, face, video);
      if (chosen < 0) break;
    }
    const speaker = speakerIn(still.faces, scaledBox(way.at(-1) ?? (faces[chosen] as Box), 1 / scale));
    if (!speaker) throw new AppError(way.length === 0 ? 'clip_face_missing' : 'clip_face_lost');
    await judge({ ...speaker, age: null }, still, desk, call);
    if (speaker.age !== null) ages.push(speaker.age);
    way.push(scaledBox(speaker.box, scale));
  }
  if (areOfChild(ages)) throw new AppError('clip_face_child');
  return { seconds, video, faces, chosen, way };
}

type Still = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly faces: readonly Face[];
};

async function stillAt(file: string, at: number, desk: Desk, call: PictureCall): Promise<Still> {
  const into = await desk.temporaryFile(`still-${Math.round(at * 100)}.jpg`);
  await desk.media.poster({ file, into, at, longest: longestStill }, { signal: call.signal });
  const bytes = await readFile(into);
  const { width, height } = await sizeOf(bytes);
  return { bytes, width, height, faces: await desk.pictures.findFaces(bytes, call) };
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes).metadata();
}

/** The one at the place that was chosen; else the largest, where no other is nearly as large. */
function choose(faces: readonly Box[], place: PicturePlace | null, { width, height }: VideoFacts): number {
  const [first, second] = faces;
  if (!first) throw new AppError('clip_face_missing');
  if (place === null) return second && second.width > first.width * alsoSpeaks ? -1 : 0;
  const away = (box: Box): number => Math.hypot(middleOf(box).x - place.x * width, middleOf(box).y - place.y * height);
  return faces.reduce((best, box, i) => (away(box) < away(faces[best] ?? first) ? i : best), 0);
}

/** The face that is about where it was, and about as large. */
function speakerIn(faces: readonly Face[], last: Box): Face | null {
  const away = ({ box }: Face): number =>
    Math.hypot(middleOf(box).x - middleOf(last).x, middleOf(box).y - middleOf(last).y);
  const [nearest] = faces.toSorted((a, b) => away(a) - away(b));
  if (!nearest || away(nearest) > last.width * 2) return null;
  const size = nearest.box.width / last.width;
  return size > 0.5 && size < 2 ? nearest : null;
}

async function judge(speaker: Face, still: Still, { pictures }: Desk, call: PictureCall): Promise<void> {
  try {
    const people = await peopleAroundFace(pictures, still.bytes, speaker, still, call);
    judgeSpeaker([speaker], people, { eyesMatter: false });
  } catch (error) {
    throw asOfClip(error);
  }
}

/** The same reason in the words of films. */
export function asOfClip(error: unknown): unknown {
  const code = error instanceof AppError ? toldOfClip[error.code] : undefined;
  return code === undefined ? error : new AppError(code);
}
