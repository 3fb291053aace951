import type { CutOutResult, Pictures } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { frayCopy, isFrayed } from '../plan/is-frayed.ts';

/** Cut out fast; again by the best engine where that left shreds, as of a white jar on a white ground. */
export async function cutWhole(
  pictures: Pick<Pictures, 'cutOut'>,
  bytes: Uint8Array,
  { signal }: { readonly signal: AbortSignal },
): Promise<CutOutResult> {
  const fast = await pictures.cutOut(bytes, { signal });
  if (fast.subject === null || !(await isInShreds(fast.picture.bytes))) return fast;
  return pictures.cutOut(bytes, { signal, engine: 'best' });
}

async function isInShreds(cutout: Uint8Array): Promise<boolean> {
  const { width, height } = frayCopy;
  return isFrayed(await sharp(cutout).ensureAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer());
}
