import type { Creative } from '@adwright/studio/creative/creative.ts';
import { isDrawnSample, type ResolveAsset, withSamples } from '../resolve-asset.ts';

/** The pictures of a creative by address, read where the storage is: rendering processes get bytes only. */
export async function imageBytes(
  creative: Pick<Creative, 'assets'>,
  resolve: ResolveAsset,
): Promise<Map<string, Uint8Array>> {
  const sources = new Set(
    Object.values(creative.assets)
      .filter((asset) => asset.kind === 'image' && !isDrawnSample(asset.src))
      .map((asset) => asset.src),
  );
  return new Map(
    await Promise.all([...sources].map(async (src): Promise<[string, Uint8Array]> => [src, await resolve(src)])),
  );
}

/** Where a rendering process finds them again. */
export function fromBytes(bytes: ReadonlyMap<string, Uint8Array>): ResolveAsset {
  return withSamples(async (src) => {
    const found = bytes.get(src);
    if (!found) throw new Error(`no bytes for ${src}`);
    return found;
  });
}
