import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderTrack } from '@adwright/sound/music/render-track.ts';
import type { Track } from '@adwright/sound/music/track.ts';
import type { Stereo } from '@adwright/sound/stereo.ts';
import { soundVersion } from '@adwright/sound/version.ts';
import { decodeWav, encodeWav } from '@adwright/sound/wav.ts';
import { publish } from '../publish.ts';

/** A track takes seconds to play and milliseconds to read: each is played once for all videos. */
export async function musicOf(track: Track, cacheFolder: string, workFolder: string): Promise<Stereo> {
  const hash = createHash('sha256')
    .update(JSON.stringify([soundVersion, track]))
    .digest('hex');
  const file = join(cacheFolder, `music-${hash.slice(0, 40)}.wav`);
  const known = await readFile(file).then(decodeWav, () => undefined);
  if (known) return known;
  const bytes = encodeWav(renderTrack(track));
  const partial = join(workFolder, `music-${randomUUID()}.wav`);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(partial, bytes);
  await publish(partial, file);
  // The first video sounds like all later ones: what was kept, not what was played.
  return decodeWav(bytes);
}
