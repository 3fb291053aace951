import { AppError } from '@adwright/contract/errors.ts';
import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import sharp from 'sharp';
import { hasBackground } from '../../cutout/node/has-background.ts';
import { readHints } from '@adwright/renderer/read-hints.ts';
import { readPicture } from '../../pictures/node/read-picture.ts';
import type { ToolContext } from '../../../tool.ts';
import { isPlainSheet, tonesOf } from './picture-tones.ts';
import type { AdPictures } from '../../../image-ad/plan/plan.ts';

/** No idea shows more than one product and one scene; further pictures would only be decoded for nothing. */
const looked = 4;
const longestSide = 1800;
/** Less than this of a picture is no product, more is no cut-out. */
const plausible = { least: 0.015, most: 0.97 };

export type Prepared = {
  readonly pictures: AdPictures;
  /** What was made here and is not stored yet under its address. */
  readonly made: Map<string, Uint8Array>;
};

type Loaded = { readonly ref: PictureRef; readonly bytes: Uint8Array; readonly opaque: boolean };

const noPictures: AdPictures = { images: [], photos: [], logo: undefined, colours: [] };

function sourceOf(ref: PictureRef): string {
  return ref.startsWith('sample:') ? ref : `asset:${ref}`;
}

/** Reads the product's pictures, cuts the product out where it still stands on a ground, and reads its colours. */
export async function preparePictures(context: ToolContext, product: AdProductInput | null): Promise<Prepared> {
  const made = new Map<string, Uint8Array>();
  if (!product) return { pictures: noPictures, made };
  const loaded = await Promise.all(
    product.pictures.slice(0, looked).map(async (ref): Promise<Loaded> => {
      const bytes = await readPicture(context, ref);
      return { ref, bytes, opaque: await hasBackground(bytes) };
    }),
  );
  const cut = await cutOut(context, loaded);
  const image = cut && (await saveCutOut(context, cut, made));
  const photos: AdImage[] = [];
  for (const [index, picture] of loaded.entries()) {
    if (picture.opaque && !(await isPlainSheet(picture.bytes)))
      photos.push(await photoOf(`photo-${index + 1}`, picture));
  }
  const whole = loaded.find((picture) => picture.opaque);
  // What cannot be cut out is still the product, shown as the photograph it is.
  const images = image ? [image] : whole ? [await photoOf('product', whole)] : [];
  const colours = cut ? await coloursOf(context, cut) : [];
  const logo = product.logo ? await logoOf(context, product.logo) : undefined;
  return { pictures: { images, photos, logo, colours }, made };
}

async function cutOut(context: ToolContext, loaded: readonly Loaded[]): Promise<Uint8Array | undefined> {
  const ready = loaded.find((picture) => !picture.opaque);
  if (ready) return ready.bytes;
  const [first] = loaded;
  if (!first) return undefined;
  const { picture, subject, coverage } = await context.pictures.cutOut(first.bytes, { signal: context.signal });
  const isPlausible = subject !== null && coverage >= plausible.least && coverage <= plausible.most;
  return isPlausible ? picture.bytes : undefined;
}

/** Without its empty margin, since templates stand products on their lower edge; one file for all variants. */
async function saveCutOut(context: ToolContext, bytes: Uint8Array, made: Map<string, Uint8Array>): Promise<AdImage> {
  const { data, info } = await sharp(bytes)
    .trim({ threshold: 8 })
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  const { width, height } = info;
  const id = await context.saveAsset({ name: 'product-cut-out.webp', mime: 'image/webp', body: data, width, height });
  made.set(`asset:${id}`, data);
  const hints = await readHints(data, true);
  return { id: 'product', asset: { kind: 'image', src: `asset:${id}`, width, height, cutout: true, ...hints } };
}

async function photoOf(id: string, { ref, bytes }: Loaded): Promise<AdImage> {
  const { width, height } = await sharp(bytes).metadata();
  const [tones, hints] = await Promise.all([tonesOf(bytes), readHints(bytes, false)]);
  return { id, asset: { kind: 'image', src: sourceOf(ref), width, height, cutout: false, tones, ...hints } };
}

async function logoOf(context: ToolContext, ref: PictureRef): Promise<AdImage> {
  const { width, height } = await sharp(await readPicture(context, ref)).metadata();
  return { id: 'logo', asset: { kind: 'image', src: sourceOf(ref), width, height } };
}

async function coloursOf(context: ToolContext, bytes: Uint8Array): Promise<string[]> {
  const palette = await context.pictures.readPalette(bytes, { signal: context.signal });
  return palette.map(({ colour }) => colour);
}
