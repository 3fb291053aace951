import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderTrack } from '@adwright/sound/music/render-track.ts';
import type { Track } from '@adwright/sound/music/track.ts';
import type { Stereo } from '@adwright/sound/stereo.ts';
import { soundVersion } from '@adwright/sound/version.ts';
import { decodeWav, encodeWav } from '@adwright/sound/wav.ts';
import type { SceneCache } from '../cache/scene-cache.ts';

/** A track takes seconds to play and milliseconds to read: each is played once for all videos. */
export async function musicOf(track: Track, cache: SceneCache, workFolder: string): Promise<Stereo> {
  const hash = createHash('sha256')
    .update(JSON.stringify([soundVersion, track]))
    .digest('hex');
  const name = `music-${hash.slice(0, 40)}.wav`;
  const kept = await cache.take(name);
  if (kept) return decodeWav(await readFile(kept));
  const bytes = encodeWav(renderTrack(track));
  const file = join(workFolder, name);
  await writeFile(file, bytes);
  await cache.keep(file, name);
  // The first video sounds like all later ones: what was kept, not what was played.
  return decodeWav(bytes);
}
