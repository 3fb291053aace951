import { readFile } from 'node:fs/promises';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { pictureSources, type ResolveAsset, withSamples } from '../resolve-asset.ts';
import { assetFiles } from './asset-files.ts';

/** No picture that may be uploaded comes near it. */
const maxBytes = 100 * 1024 * 1024;

/** The pictures of a creative as files in the job's folder, by address. */
export function pictureFiles(
  creative: Pick<Creative, 'assets'>,
  resolve: ResolveSource,
  folder: string,
): Promise<Map<string, string>> {
  const wanted = pictureSources(creative).map((src) => ({ src, what: `the picture ${src}` }));
  return assetFiles('picture', wanted, { maxBytes, atOnce: 4 }, resolve, folder);
}

/** Where a rendering process finds them again. */
export function fromFiles(files: ReadonlyMap<string, string>): ResolveAsset {
  return withSamples(async (src) => {
    const file = files.get(src);
    if (!file) throw new Error(`no file for ${src}`);
    return readFile(file);
  });
}
