import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { ResolveAsset } from '../resolve-asset.ts';

/** The longest recording a creative may use is ten minutes; as 48 kHz stereo WAV that is 115 MB. */
const maxBytes = 200 * 1024 * 1024;

/** `music:<track>` and `effect:<name>` are made by code; every other address is a recording. */
export function isRecording(src: string): boolean {
  return !src.startsWith('music:') && !src.startsWith('effect:');
}

/**
 * Recordings as files in the job's folder, by address: ffmpeg reads them there, so that they are never in the
 * renderer's memory whole.
 */
export async function soundFiles(
  creative: Pick<Creative, 'audio' | 'assets'>,
  resolve: ResolveAsset,
  folder: string,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const clip of creative.audio) {
    const asset = creative.assets[clip.asset];
    if (!asset || !isRecording(asset.src) || files.has(asset.src)) continue;
    const bytes = await resolve(asset.src);
    if (bytes.length > maxBytes) throw new Error(`the sound of ${clip.id} has more than ${maxBytes} bytes`);
    const file = join(folder, `sound-${files.size}`);
    await writeFile(file, bytes);
    files.set(asset.src, file);
  }
  return files;
}
