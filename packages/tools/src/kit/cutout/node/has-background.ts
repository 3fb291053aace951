import { groundCopy, isCutOut } from '@adwright/studio/picture-looks.ts';
import { decodePixels } from './node-canvas.ts';

/** Whether something must be cut away before the product stands alone. */
export async function hasBackground(bytes: Uint8Array): Promise<boolean> {
  return !isCutOut((await decodePixels(bytes, groundCopy)).data);
}
