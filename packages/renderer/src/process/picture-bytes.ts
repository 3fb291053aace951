import { readFile } from 'node:fs/promises';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { pictureSources, type ResolveAsset, withSamples } from '../resolve-asset.ts';

/** The pictures of a creative by address, read where the storage is: drawing threads get bytes only. */
export async function pictureBytes(
  creative: Pick<Creative, 'assets'>,
  resolve: ResolveSource,
): Promise<Map<string, Uint8Array>> {
  const sources = pictureSources(creative);
  return new Map(
    await Promise.all(
      sources.map(async (src): Promise<[string, Uint8Array]> => {
        const source = await resolve(src);
        return [src, 'path' in source ? await readFile(source.path) : source];
      }),
    ),
  );
}

/** Where a drawing thread finds them again. */
export function fromBytes(bytes: ReadonlyMap<string, Uint8Array>): ResolveAsset {
  return withSamples(async (src) => {
    const found = bytes.get(src);
    if (!found) throw new Error(`no bytes for ${src}`);
    return found;
  });
}
