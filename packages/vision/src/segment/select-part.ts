import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import type { Picture } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { fine, guideSide, refineMask } from '../cut-out/refine-mask.ts';
import { decodeRgb, fitInside, openPicture } from '../picture/decode.ts';
import { embedPicture } from './embed-picture.ts';
import { embeddingOf } from './kept-embeddings.ts';
import { partAt } from './part-at.ts';

export type PartOrder = { readonly bytes: Uint8Array; readonly clicks: readonly CutClick[] };

/** The longer side of the mask. */
const largest = 2048;

export async function selectPart({ bytes, clicks }: PartOrder): Promise<Picture> {
  const { picture, width: fullWidth, height: fullHeight } = await openPicture(bytes);
  const { width, height } = fitInside(fullWidth, fullHeight, largest);
  const rgb = (await decodeRgb(picture, { width, height })).data;
  const small = sharp(rgb, { raw: { width, height, channels: 3 } });
  const embedding = await embeddingOf(rgb, () => embedPicture(small));
  const size = fitInside(width, height, guideSide);
  const guide = (await decodeRgb(small, size)).data;
  const { alpha } = refineMask(await partAt(embedding, clicks, size), guide, { rgb, width, height }, fine);
  const mask = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 3, adaptiveFiltering: false })
    .toBuffer();
  return { bytes: mask, mime: 'image/png', width, height };
}
