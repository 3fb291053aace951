import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { ResolveAsset } from '../resolve-asset.ts';

const maxBytes = 500 * 1024 * 1024;

/** Clips as files in the job's folder, by address: they are decoded from there, a frame at a time. */
export async function clipFiles(
  creative: Pick<Creative, 'assets'>,
  resolve: ResolveAsset,
  folder: string,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [id, asset] of Object.entries(creative.assets)) {
    if (asset.kind !== 'video' || files.has(asset.src)) continue;
    const bytes = await resolve(asset.src);
    if (bytes.length > maxBytes) throw new Error(`the clip ${id} has more than ${maxBytes} bytes`);
    const file = join(folder, `clip-${files.size}`);
    await writeFile(file, bytes);
    files.set(asset.src, file);
  }
  return files;
}
