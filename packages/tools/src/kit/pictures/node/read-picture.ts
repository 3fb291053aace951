import { readFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import type { ToolContext } from '../../../tool.ts';
import { safePicture } from './safe-picture.ts';

type Files = Pick<ToolContext, 'readAsset'>;

/** The bytes of a picture a person chose, their own or a sample. Every job gets its pictures here. */
export async function readPicture(context: Files, ref: PictureRef): Promise<Uint8Array> {
  if (!ref.startsWith('sample:')) return safePicture((await context.readAsset(ref)).bytes);
  const [, id, shot] = ref.split(':');
  const product = sampleProducts.find((sample) => sample.id === id);
  if (!product || (shot !== 'cutout' && shot !== 'scene')) throw new AppError('file_not_found');
  return readFile(samplePicture(product.id, shot));
}

/** A font of the person's own; no bytes where there is none, for an ad in another font is better than no ad. */
async function readFont(context: Files, id: string): Promise<Uint8Array> {
  try {
    const { mime, bytes } = await context.readAsset(id);
    return mime.startsWith('font/') ? bytes : new Uint8Array();
  } catch (error) {
    if (error instanceof AppError && error.code === 'file_not_found') return new Uint8Array();
    throw error;
  }
}

/** What a job resolves by itself, with the fonts of the person's own beside it. */
export function withFonts(context: Files, resolve: ResolveSource): ResolveSource {
  return (src) => (src.startsWith('font:') ? readFont(context, src.slice('font:'.length)) : resolve(src));
}

/** For drawing: what stands behind `asset:<id>`, `sample:<id>:<shot>` and `font:<id>` in a creative. */
export function resolveSources(context: Files, made: ReadonlyMap<string, Uint8Array> = new Map()) {
  return (src: string): Promise<Uint8Array> => {
    if (src.startsWith('font:')) return readFont(context, src.slice('font:'.length));
    const own = made.get(src);
    return own ? Promise.resolve(own) : readPicture(context, src.replace(/^asset:/, ''));
  };
}
