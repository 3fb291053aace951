import type { CutOutResult } from '@adwright/domain/engines/pictures.ts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { decodeRgb, fitInside, openPicture } from '../picture/decode.ts';
import { resizePlane } from '../picture/resize-plane.ts';
import { applyCoefficients } from './apply-coefficients.ts';
import { guideMask, type Plane } from './guided-filter.ts';
import { addEvident } from './plain-ground/add-evident.ts';
import { amplify } from './plain-ground/amplify.ts';
import { dropShadow } from './plain-ground/drop-shadow.ts';
import { fitGround, isPlain } from './plain-ground/fit-ground.ts';
import { removeSpill } from '../pure/remove-spill.ts';
import { findSalient, saliencySide } from './saliency.ts';
import { agreement, boundingBox, closerLook } from './subject-box.ts';

/** The side at which the guided filter is solved; its result is applied at full size. */
const guideSide = 1000;
const guideRadius = 8;
const guideEpsilon = 1e-4;
const edges = { low: 0.3, high: 0.75 };

/** Too near, the network can lose sight of the whole. A second look that finds something else is not believed. */
const trusted = 0.85;

/** A larger picture is cut at this size and its alpha stretched: nobody sees the difference in an ad. */
const largest = 4096;

export async function cutOut(bytes: Uint8Array): Promise<CutOutResult> {
  const { picture, width: fullWidth, height: fullHeight } = await openPicture(bytes);
  const { width, height } = fitInside(fullWidth, fullHeight, largest);
  const rgb = (await decodeRgb(picture, { width, height })).data;
  const { alpha } = await findAlpha(rgb, width, height);
  const rgba = joinAlpha(rgb, alpha);
  removeSpill(rgba, width, height);
  const mask = { width, height, data: alpha };
  const encoded = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
  return {
    picture: { bytes: encoded, mime: 'image/png', width, height },
    subject: boundingBox(mask, 127),
    coverage: alpha.reduce((sum, value) => sum + value, 0) / 255 / alpha.length,
  };
}

export type FoundAlpha = {
  readonly alpha: Uint8Array;
  /** What the network saw at first, before anything was refined. */
  readonly firstLook: Plane;
};

/** Once at the whole picture, once more at the part where something was found, then along the picture's own edges. */
export async function findAlpha(rgb: Buffer, width: number, height: number): Promise<FoundAlpha> {
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  const firstLook = await look(picture);
  const seen = await lookCloser(picture, firstLook, width, height);
  const guide = await decodeRgb(picture, { width: seen.width, height: seen.height });
  const saliency = await lookAtPlain(guide.data, seen);
  const coefficients = guideMask(saliency, guide.data, guideRadius, guideEpsilon);
  return { alpha: applyCoefficients(coefficients, rgb, width, height, edges), firstLook };
}

async function look(picture: Sharp): Promise<Plane> {
  const square = { width: saliencySide, height: saliencySide };
  return { ...square, data: await findSalient((await decodeRgb(picture, square)).data) };
}

async function lookCloser(picture: Sharp, firstLook: Plane, width: number, height: number): Promise<Plane> {
  const size = fitInside(width, height, guideSide);
  const closer = closerLook(firstLook, width, height);
  const first = resizePlane(firstLook, size.width, size.height);
  if (!closer) return first;
  const second = await look(
    picture.clone().extract({ left: closer.x, top: closer.y, width: closer.width, height: closer.height }),
  );
  const scale = size.width / width;
  const [left, top] = [Math.round(closer.x * scale), Math.round(closer.y * scale)];
  const right = Math.min(size.width, Math.max(left + 1, Math.round((closer.x + closer.width) * scale)));
  const bottom = Math.min(size.height, Math.max(top + 1, Math.round((closer.y + closer.height) * scale)));
  const pasted = paste(resizePlane(second, right - left, bottom - top), size.width, size.height, left, top);
  return agreement(first, pasted) < trusted ? first : pasted;
}

/** Two looks that agree this much have seen the same thing, and the one at the picture itself is the finer. */
const same = 0.93;

/** Before a plain ground the network gets a second picture in which the ground is gone and faint things are not. */
async function lookAtPlain(rgb: Buffer, seen: Plane): Promise<Plane> {
  const { width, height } = seen;
  const ground = fitGround(rgb, width, height);
  if (!isPlain(ground)) return seen;
  const amplified = sharp(amplify(rgb, ground), { raw: { width, height, channels: 3 } });
  const other = await lookCloser(amplified, await look(amplified), width, height);
  const better = agreement(seen, other) < same && total(other) > total(seen) ? other : seen;
  return addEvident(dropShadow(better, rgb, ground), rgb, ground);
}

function total({ data }: Plane): number {
  return data.reduce((sum, value) => sum + value, 0);
}

function paste(plane: Plane, width: number, height: number, left: number, top: number): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0; y < plane.height; y += 1)
    data.set(plane.data.subarray(y * plane.width, (y + 1) * plane.width), (top + y) * width + left);
  return { width, height, data };
}

function joinAlpha(rgb: Uint8Array, alpha: Uint8Array): Uint8Array {
  const rgba = new Uint8Array(alpha.length * 4);
  for (let i = 0; i < alpha.length; i += 1) {
    rgba[i * 4] = rgb[i * 3] ?? 0;
    rgba[i * 4 + 1] = rgb[i * 3 + 1] ?? 0;
    rgba[i * 4 + 2] = rgb[i * 3 + 2] ?? 0;
    rgba[i * 4 + 3] = alpha[i] ?? 0;
  }
  return rgba;
}
