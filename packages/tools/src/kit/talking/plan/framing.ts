import type { TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { frameOfRatio, type Frame } from '../../film/plan/ratios.ts';

/** A photo of few pixels is not blown up: the film is as large as it can be sharp. */
const smaller = 2 / 3;

export function frameOf(ratio: TalkingRatio, crop: Box): Frame {
  const whole = frameOfRatio(ratio);
  if (crop.width >= whole.width * 0.6) return whole;
  const even = (value: number): number => Math.round((value * smaller) / 2) * 2;
  const { top, right, bottom, left } = whole.safe;
  const safe = { top: top * smaller, right: right * smaller, bottom: bottom * smaller, left: left * smaller };
  return { ...whole, width: even(whole.width), height: even(whole.height), safe };
}

/** The largest part of the photo in the film's shape, with the face in the middle and a little above it. */
export function cropFor(
  ratio: TalkingRatio,
  photo: { readonly width: number; readonly height: number },
  face: Box,
): Box {
  const { width: w, height: h } = frameOfRatio(ratio);
  const width = Math.floor(Math.min(photo.width, (photo.height * w) / h));
  const height = Math.floor(Math.min(photo.height, (photo.width * h) / w));
  const clamp = (value: number, most: number): number => Math.round(Math.min(Math.max(0, value), most));
  return {
    x: clamp(face.x + face.width / 2 - width / 2, photo.width - width),
    y: clamp(face.y + face.height * 0.5 - height * 0.42, photo.height - height),
    width,
    height,
  };
}

/** Of a mesh: what its 468 points cover. */
export function faceBox(mesh: ArrayLike<number>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < 468; i += 1) {
    const [x, y] = [mesh[i * 3] ?? 0, mesh[i * 3 + 1] ?? 0];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A part of the photo where the film shows it. */
export function inFrame({ x, y, width, height }: Box, crop: Box, frame: Frame): Box {
  const scale = frame.width / crop.width;
  return { x: (x - crop.x) * scale, y: (y - crop.y) * scale, width: width * scale, height: height * scale };
}

/** The same as shares of the film's width and height. */
export function inShares(
  { x, y, width, height }: Box,
  frame: { readonly width: number; readonly height: number },
): Box {
  return { x: x / frame.width, y: y / frame.height, width: width / frame.width, height: height / frame.height };
}
