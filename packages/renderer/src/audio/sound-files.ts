import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { assetFiles } from '../process/asset-files.ts';

/** The longest recording a creative may use is ten minutes; as 48 kHz stereo WAV that is 115 MB. */
const maxBytes = 200 * 1024 * 1024;

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
