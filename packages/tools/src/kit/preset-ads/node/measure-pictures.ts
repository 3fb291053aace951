import { AppError } from '@adwright/contract/errors.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import sharp, { type Sharp } from 'sharp';
import { readHints } from '@adwright/renderer/read-hints.ts';
import { readPicture } from '../../pictures/node/read-picture.ts';
import type { ToolContext } from '../../../tool.ts';
import { type AdPictures, adPictures, type PictureFacts, sourceOf } from '../plan/ad-pictures.ts';
import { inkOf } from '../plan/ink-box.ts';
import { mostPictures } from '../plan/most-pictures.ts';

export type MeasuredPictures = { readonly pictures: AdPictures; readonly made: ReadonlyMap<string, Uint8Array> };

/**
 * What the job has to know of the product's pictures, read from their own bytes. A cut-out loses the empty margin
 * around it: templates stand a product on the lower edge of its picture.
 */
export async function measurePictures(context: ToolContext, product: AdProductInput): Promise<MeasuredPictures> {
  const refs = product.pictures.slice(0, mostPictures);
  const read = await Promise.all(refs.map((ref) => measure(context, ref)));
  const logo = product.logo ? await measure(context, product.logo) : null;
  const made = [...read, ...(logo ? [logo] : [])].flatMap(({ facts, bytes }): [string, Uint8Array][] =>
    bytes ? [[sourceOf(facts.ref), bytes]] : [],
  );
  return {
    pictures: adPictures(
      read.map(({ facts }) => facts),
      logo?.facts ?? null,
    ),
    made: new Map(made),
  };
}

type Measured = { readonly facts: PictureFacts; readonly bytes: Uint8Array | null };

async function measure(context: ToolContext, ref: PictureRef): Promise<Measured> {
  const bytes = await readPicture(context, ref);
  try {
    const picture = sharp(bytes);
    const { width, height, hasAlpha } = await picture.metadata();
    const cutout = hasAlpha && !(await picture.stats()).isOpaque;
    if (!cutout) return { facts: { ref, width, height, cutout, hints: await readHints(bytes, false) }, bytes: null };
    const box = await inkBox(picture);
    if (box === null) return { facts: { ref, width, height, cutout }, bytes: null };
    const body = await sharp(bytes).extract(box).png({ compressionLevel: 2 }).toBuffer();
    const hints = await readHints(body, true);
    return { facts: { ref, width: box.width, height: box.height, cutout, hints }, bytes: body };
  } catch (error) {
    throw new AppError('wrong_file_kind', {}, [], { cause: error });
  }
}

async function inkBox(picture: Sharp) {
  const { data, info } = await picture.clone().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  return inkOf(data, info.width, info.height, 1, 0);
}
