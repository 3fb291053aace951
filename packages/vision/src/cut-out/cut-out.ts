import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import type { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import type { CutOutResult } from '@adwright/domain/engines/pictures.ts';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { decodeRgb, type Fit, fitInside, openPicture } from '../picture/decode.ts';
import { resizePlane } from '../picture/resize-plane.ts';
import { applyClicks } from '../segment/apply-clicks.ts';
import { embeddingOf } from '../segment/kept-embeddings.ts';
import { embedPicture } from '../segment/embed-picture.ts';
import { segmentSubject } from '../segment/segment-subject.ts';
import type { Plane } from './guided-filter.ts';
import { addEvident } from './plain-ground/add-evident.ts';
import { amplify } from './plain-ground/amplify.ts';
import { dropShadow } from './plain-ground/drop-shadow.ts';
import { fitGround, type Ground, isPlain } from './plain-ground/fit-ground.ts';
import { removeSpill } from '../pure/remove-spill.ts';
import { coarse, fine, guideSide, type MaskKind, refineMask } from './refine-mask.ts';
import { engineFor, hasCarefulEye } from './cut-engines.ts';
import { findByIsnet, isnetSide } from './isnet.ts';
import { applyEvidence } from './seen-ground/apply-evidence.ts';
import { evidenceSide, leaveWishes, weighEvidence } from './seen-ground/weigh-evidence.ts';
import { isThin } from '../segment/is-thin.ts';
import { applyTwoColours, findTwoColours } from './two-colours.ts';
import { look, lookCarefully, lookCloser } from './look.ts';
import { agreement, boundingBox } from './subject-box.ts';

/** A larger picture is cut at this size and its alpha stretched: nobody sees the difference in an ad. */
const largest = 4096;

export type CutOrder = {
  readonly bytes: Uint8Array;
  readonly engine?: CutEngine | undefined;
  readonly clicks?: readonly CutClick[] | undefined;
};

export async function cutOut({ bytes, engine: wanted, clicks }: CutOrder): Promise<CutOutResult> {
  const { picture, width: fullWidth, height: fullHeight } = await openPicture(bytes);
  const { width, height } = fitInside(fullWidth, fullHeight, largest);
  const rgb = (await decodeRgb(picture, { width, height })).data;
  const { alpha, engine } = await findAlpha(rgb, width, height, { engine: wanted, clicks });
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
    engine,
  };
}

export type FoundAlpha = {
  readonly alpha: Uint8Array;
  /** What the network saw at first, before anything was refined. */
  readonly firstLook: Plane;
  /** The one that served: without its weights another does. */
  readonly engine: CutEngine;
};

type Seen = { readonly subject: Plane; readonly firstLook: Plane; readonly mask: MaskKind };

/** Finds the subject on a small copy, then follows the picture's own edges at full size. */
export async function findAlpha(
  rgb: Buffer,
  width: number,
  height: number,
  { engine: wanted = 'fast', clicks = [] }: Omit<CutOrder, 'bytes'> = {},
): Promise<FoundAlpha> {
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  const size = fitInside(width, height, guideSide);
  const guide = (await decodeRgb(picture, size)).data;
  const engine = engineFor(wanted);
  const { subject, firstLook, mask } =
    engine === 'hair'
      ? await seeHair(picture, size)
      : await seeThings(picture, { width, height }, guide, engine === 'best');
  const embedding = () => embeddingOf(rgb, () => embedPicture(picture));
  const wished = clicks.length === 0 ? subject : await applyClicks(await embedding(), subject, clicks);
  const { alpha, onCopy } = refineMask(wished, guide, { rgb, width, height }, mask);
  // ISNet sees strands by itself.
  if (engine !== 'hair') {
    const small = fitInside(width, height, evidenceSide);
    const copy = { ...small, rgb: (await decodeRgb(picture, small)).data };
    const evidence = weighEvidence(onCopy(copy), copy);
    if (evidence) applyEvidence(alpha, { rgb, width, height }, leaveWishes(evidence, subject, wished));
    if (wished === subject && isThin(subject))
      applyTwoColours(alpha, { rgb, width, height }, findTwoColours(onCopy(copy), copy));
  }
  return { alpha, firstLook, engine };
}

async function seeHair(picture: Sharp, { width, height }: Fit): Promise<Seen> {
  const square = { width: isnetSide, height: isnetSide };
  const firstLook = { ...square, data: await findByIsnet((await decodeRgb(picture, square)).data) };
  return { subject: resizePlane(firstLook, width, height), firstLook, mask: fine };
}

/** Once at the whole picture, once more at the part where something was found; then, if wanted, its outline. */
async function seeThings(picture: Sharp, { width, height }: Fit, guide: Buffer, outline: boolean): Promise<Seen> {
  const firstLook = await look(picture, 'quick');
  const isCareful = outline && hasCarefulEye();
  const seen = await (isCareful ? lookCarefully : lookCloser)(picture, firstLook, { width, height });
  const ground = fitGround(guide, seen.width, seen.height);
  const found = isPlain(ground) ? await lookAtPlain(guide, seen, ground) : seen;
  if (!outline) return { subject: found, firstLook, mask: coarse };
  const outlined = await segmentSubject(picture, { width, height }, found);
  if (!outlined) return { subject: found, firstLook, mask: coarse };
  const subject = isPlain(ground) ? addEvident(dropShadow(outlined, guide, ground), guide, ground) : outlined;
  return { subject, firstLook, mask: fine };
}

/** Two looks that agree this much have seen the same thing, and the one at the picture itself is the finer. */
const same = 0.93;

/** Before a plain ground the network gets a second picture in which the ground is gone and faint things are not. */
async function lookAtPlain(rgb: Buffer, seen: Plane, ground: Ground): Promise<Plane> {
  const { width, height } = seen;
  const amplified = sharp(amplify(rgb, ground), { raw: { width, height, channels: 3 } });
  const other = await lookCloser(amplified, await look(amplified, 'quick'), { width, height });
  const better = agreement(seen, other) < same && total(other) > total(seen) ? other : seen;
  return addEvident(dropShadow(better, rgb, ground), rgb, ground);
}

function total({ data }: Plane): number {
  return data.reduce((sum, value) => sum + value, 0);
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
