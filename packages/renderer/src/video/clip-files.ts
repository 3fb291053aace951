import type { Presenters, ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { assetFiles } from '../process/asset-files.ts';

const maxBytes = 500 * 1024 * 1024;

/** Clips as files in the job's folder, by address: they are decoded from there, a frame at a time. Those that are drawn have none. */
export function clipFiles(
  creative: Pick<Creative, 'assets'>,
  resolve: ResolveSource,
  folder: string,
  drawn?: Presenters,
): Promise<Map<string, string>> {
  const wanted = Object.entries(creative.assets)
    .filter(([, { kind, src }]) => kind === 'video' && !drawn?.has(src))
    .map(([id, { src }]) => ({ src, what: `the clip ${id}` }));
  return assetFiles('clip', wanted, { maxBytes }, resolve, folder);
}
