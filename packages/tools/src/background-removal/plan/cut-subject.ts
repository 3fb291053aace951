import { removeSpill } from '@adwright/vision/pure/remove-spill.ts';
import type { CutFinish } from '../contract.ts';
import { refineAlpha } from './refine-alpha.ts';

type Pixels = { readonly data: Uint8ClampedArray<ArrayBuffer>; readonly width: number; readonly height: number };

/** The original's own colours with the refined mask as their alpha. Changes neither of the two it is given. */
export function cutSubject(original: Pixels, mask: Uint8Array, edge: CutFinish['edge']): Pixels {
  const { width, height } = original;
  const unit = Math.max(width, height) / 1000;
  const alpha = refineAlpha(mask, original, { feather: edge.feather * unit, shift: edge.shift * unit });
  const data = new Uint8ClampedArray(original.data);
  for (let index = 0; index < alpha.length; index += 1) data[index * 4 + 3] = alpha[index] ?? 0;
  if (edge.decontaminate) removeSpill(new Uint8Array(data.buffer), width, height);
  return { data, width, height };
}

/** A mask comes as a picture: its alpha where it has one, its brightness otherwise. */
export function maskOf({ data }: Pick<Pixels, 'data'>): Uint8Array {
  const made = new Uint8Array(data.length / 4);
  for (let index = 0; index < made.length; index += 1)
    made[index] = Math.round(((data[index * 4 + 1] ?? 0) * (data[index * 4 + 3] ?? 0)) / 255);
  return made;
}
