import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MusicSamples } from '@adwright/domain/voices/ports.ts';
import { findFfmpeg } from '@adwright/media/ffmpeg/find-ffmpeg.ts';
import { runFfmpeg } from '@adwright/media/ffmpeg/run-ffmpeg.ts';
import type { Track } from '@adwright/sound/music/track.ts';
import { trackOf } from '@adwright/sound/music/tracks.ts';
import { soundVersion } from '@adwright/sound/version.ts';

const mime = 'audio/mpeg';

function nameOf(track: Track): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([soundVersion, track]))
    .digest('hex');
  return `${track.id}-${hash.slice(0, 16)}.mp3`;
}

type Parts = {
  readonly folder: string;
  /** As a file of samples; in a thread of its own, but in tests. */
  readonly play?: (track: Track) => Promise<Uint8Array>;
};

/**
 * Played when somebody first wants to hear a piece, then kept; two who ask at once wait for the same one. One piece at
 * a time: anybody may ask, and all of them at once would take every processor for a minute.
 */
export function createMusicSamples({ folder, play = playInThread }: Parts): MusicSamples {
  const underWay = new Map<string, Promise<Uint8Array>>();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (track: Track, file: string): Promise<Uint8Array> => {
    const next = (): Promise<Uint8Array> => make(track, { file, folder, play });
    const made = last.then(next, next).finally(() => underWay.delete(file));
    last = made;
    return made;
  };
  return {
    async read(trackId) {
      const track = trackOf(trackId);
      if (!track) return null;
      const file = join(folder, nameOf(track));
      const kept = await readFile(file).catch(() => null);
      if (kept) return { bytes: kept, mime };
      const pending = underWay.get(file) ?? inTurn(track, file);
      underWay.set(file, pending);
      return { bytes: await pending, mime };
    },
  };
}

function playInThread(track: Track): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const worker = new Worker(new URL('./music-worker.ts', import.meta.url), { workerData: track });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error(`${track.id} was not played to its end`)));
  return promise;
}

async function make(
  track: Track,
  { file, folder, play }: Required<Parts> & { readonly file: string },
): Promise<Uint8Array> {
  await mkdir(folder, { recursive: true });
  const partial = join(folder, `.${randomUUID()}`);
  try {
    await writeFile(`${partial}.wav`, await play(track));
    await runFfmpeg(findFfmpeg(), ['-i', `${partial}.wav`, '-b:a', '128k', '-f', 'mp3', partial], { limitSeconds: 60 });
    await rename(partial, file);
    return await readFile(file);
  } finally {
    await rm(`${partial}.wav`, { force: true });
    await rm(partial, { force: true });
  }
}
