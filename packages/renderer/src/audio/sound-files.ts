import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { assetFiles } from '../process/asset-files.ts';

/** A clip's own sound is read out of the clip, which may be as large as an upload. */
const maxBytes = 500 * 1024 * 1024;

/** `music:<track>` and `effect:<name>` are made by code; every other address is a recording. */
export function isRecording(src: string): boolean {
  return !src.startsWith('music:') && !src.startsWith('effect:');
}

/** Recordings as files in the job's folder, by address: ffmpeg reads them there. */
export function soundFiles(
  creative: Pick<Creative, 'audio' | 'assets'>,
  resolve: ResolveSource,
  folder: string,
): Promise<Map<string, string>> {
  const wanted = creative.audio.flatMap(({ id, asset }) => {
    const src = creative.assets[asset]?.src;
    return src !== undefined && isRecording(src) ? [{ src, what: `the sound of ${id}` }] : [];
  });
  return assetFiles('sound', wanted, { maxBytes }, resolve, folder);
}
