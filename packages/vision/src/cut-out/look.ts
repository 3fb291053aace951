/** Where the subject is, by looking at the whole picture and once more at the part where something was found. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Sharp } from 'sharp';
import { decodeRgb, type Fit, fitInside } from '../picture/decode.ts';
import { paste } from '../picture/paste-plane.ts';
import { resizePlane } from '../picture/resize-plane.ts';
import { fillSeenThrough } from './fill-seen-through.ts';
import type { Plane } from './guided-filter.ts';
import { guideSide } from './refine-mask.ts';
import { type Eye, findSalient, saliencySide } from './saliency.ts';
import { agreement, closerLook } from './subject-box.ts';

/** Too near, the network can lose sight of the whole. A second look that finds something else is not believed. */
const trusted = 0.85;

export async function look(picture: Sharp, eye: Eye): Promise<Plane> {
  const square = { width: saliencySide, height: saliencySide };
  return { ...square, data: await findSalient((await decodeRgb(picture, square)).data, eye) };
}

/** In the size in which edges are followed, as all that follow. */
export async function lookCloser(picture: Sharp, firstLook: Plane, full: Fit): Promise<Plane> {
  const first = spread(firstLook, full);
  const closer = closerLook(firstLook, full.width, full.height);
  if (!closer) return first;
  const second = await lookAt(picture, closer, full);
  return agreement(first, second) < trusted ? first : second;
}

/** Where the eye that sees more finds something else in the whole picture, it is believed. */
export async function lookCarefully(picture: Sharp, firstLook: Plane, full: Fit): Promise<Plane> {
  const quick = await lookCloser(picture, firstLook, full);
  const careful = spread(await look(picture, 'careful'), full);
  return agreement(quick, careful) >= trusted ? quick : fillSeenThrough(careful, quick);
}

function spread(seen: Plane, full: Fit): Plane {
  const { width, height } = fitInside(full.width, full.height, guideSide);
  return resizePlane(seen, width, height);
}

/** `part` is in pixels of the picture. */
async function lookAt(picture: Sharp, part: Box, full: Fit): Promise<Plane> {
  const size = fitInside(full.width, full.height, guideSide);
  const { x, y, width, height } = part;
  const seen = await look(picture.clone().extract({ left: x, top: y, width, height }), 'quick');
  const scale = size.width / full.width;
  const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
  const right = Math.min(size.width, Math.max(left + 1, Math.round((x + width) * scale)));
  const bottom = Math.min(size.height, Math.max(top + 1, Math.round((y + height) * scale)));
  return paste(resizePlane(seen, right - left, bottom - top), size, { x: left, y: top });
}
