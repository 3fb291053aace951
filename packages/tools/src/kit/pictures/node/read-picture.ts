import { readFile } from 'node:fs/promises';
import { AppError } from '@adwright/contract/errors.ts';
import type { PictureRef } from '@adwright/contract/asset/picture-ref.ts';
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
  if (!product || (shot !== 'cutout' && shot !== 'scene')) throw new AppError('not_found');
  return readFile(samplePicture(product.id, shot));
}

/** For drawing: what stands behind `asset:<id>` and `sample:<id>:<shot>` in a creative. */
export function resolveSources(context: Files, made: ReadonlyMap<string, Uint8Array> = new Map()) {
  return (src: string): Promise<Uint8Array> => {
    const own = made.get(src);
    return own ? Promise.resolve(own) : readPicture(context, src.replace(/^asset:/, ''));
  };
}
