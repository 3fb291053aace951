import type { CutOutResult } from '@adwright/domain/engines/pictures.ts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { decodeRgb, fitInside, openPicture } from '../picture/decode.ts';
import { resizePlane } from '../picture/resize-plane.ts';
import { applyCoefficients } from './apply-coefficients.ts';
import { guideMask, type Plane } from './guided-filter.ts';
import { removeSpill } from './remove-spill.ts';
import { findSalient, saliencySide } from './saliency.ts';
import { boundingBox, closerLook } from './subject-box.ts';

/** The side at which the guided filter is solved; its result is applied at full size. */
const guideSide = 1000;
const guideRadius = 8;
const guideEpsilon = 1e-4;
const edges = { low: 0.3, high: 0.75 };

/** A larger picture is cut at this size and its alpha stretched: nobody sees the difference in an ad. */
const largest = 4096;

export async function cutOut(bytes: Uint8Array): Promise<CutOutResult> {
  const { picture, width: fullWidth, height: fullHeight } = await openPicture(bytes);
  const { width, height } = fitInside(fullWidth, fullHeight, largest);
  const rgb = (await decodeRgb(picture, { width, height })).data;
  const saliency = await lookTwice(sharp(rgb, { raw: { width, height, channels: 3 } }), width, height);
  const alpha = await refine(saliency, rgb, width, height);
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

/** Once at the whole picture, then once more at the part where something was found. */
export async function lookTwice(picture: Sharp, width: number, height: number): Promise<Plane> {
  const square = { width: saliencySide, height: saliencySide };
  const first: Plane = { ...square, data: await findSalient((await decodeRgb(picture, square)).data) };
  const size = fitInside(width, height, guideSide);
  const closer = closerLook(first, width, height);
  if (!closer) return resizePlane(first, size.width, size.height);
  const part = picture.clone().extract({ left: closer.x, top: closer.y, width: closer.width, height: closer.height });
  const second: Plane = { ...square, data: await findSalient((await decodeRgb(part, square)).data) };
  const scale = size.width / width;
  const [left, top] = [Math.round(closer.x * scale), Math.round(closer.y * scale)];
  const right = Math.min(size.width, Math.max(left + 1, Math.round((closer.x + closer.width) * scale)));
  const bottom = Math.min(size.height, Math.max(top + 1, Math.round((closer.y + closer.height) * scale)));
  return paste(resizePlane(second, right - left, bottom - top), size.width, size.height, left, top);
}

function paste(plane: Plane, width: number, height: number, left: number, top: number): Plane {
  const data = new Float32Array(width * height);
  for (let y = 0; y < plane.height; y += 1)
    data.set(plane.data.subarray(y * plane.width, (y + 1) * plane.width), (top + y) * width + left);
  return { width, height, data };
}

async function refine(saliency: Plane, rgb: Buffer, width: number, height: number): Promise<Uint8Array> {
  const guide = sharp(rgb, { raw: { width, height, channels: 3 } });
  const small = (await decodeRgb(guide, { width: saliency.width, height: saliency.height })).data;
  const coefficients = guideMask(saliency, small, guideRadius, guideEpsilon);
  return applyCoefficients(coefficients, rgb, width, height, edges);
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
