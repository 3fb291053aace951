import { AppError } from '@adwright/contract/errors.ts';
import type { TranscriptSegment } from '@adwright/contract/library/transcript.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openAsset, openStored } from '../../assets/open-asset.ts';
import type { FileStorage, WorkFolders } from '../../assets/ports.ts';
import type { Clock } from '../../clock.ts';
import { storedFile } from '../../collection/stored-media.ts';
import type { Media } from '../../engines/media.ts';
import type { Listener } from '../../engines/transcription.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { Library } from '../ports.ts';
import type { LibraryFilms } from './ports.ts';

export type TranscribeDeps = {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly library: Library;
  readonly storage: FileStorage;
  readonly workFolders: WorkFolders;
  readonly media: Pick<Media, 'probe' | 'extractAudio'>;
  readonly listener: Pick<Listener, 'transcribe'>;
  readonly libraryFilms: LibraryFilms;
};

/** Ads are shorter; of a longer film the beginning is heard. */
const longestSeconds = 300;
const mostSegments = 200;
/** Whoever took one that long ago was killed. */
const staleMs = 15 * 60_000;

/** Listens to the next video ad in line; false when nobody waits. What cannot be heard has failed, and holds up no other. */
export async function transcribeNext(deps: TranscribeDeps, signal: AbortSignal): Promise<boolean> {
  const { transcripts } = deps.work.stores;
  const taken = await transcripts.take(new Date(deps.clock().getTime() - staleMs));
  if (taken === null) return false;
  try {
    await transcripts.end(taken.adId, await hear(deps, taken, signal));
  } catch (error) {
    const isSilent = error instanceof AppError && error.code === 'no_speech';
    // Cut off by a stop: another process takes it up.
    if (!signal.aborted) await transcripts.end(taken.adId, isSilent ? { language: null, segments: [] } : 'failed');
  }
  return true;
}

type Heard = { readonly language: string | null; readonly segments: readonly TranscriptSegment[] };

async function hear(
  deps: TranscribeDeps,
  { adId, userId }: { adId: string; userId: string },
  signal: AbortSignal,
): Promise<Heard> {
  const folder = await deps.workFolders.open();
  try {
    const file = await filmOf(deps, { adId, userId, folder: folder.path });
    if ((await deps.media.probe(file, { signal })).audio === null) return { language: null, segments: [] };
    const into = join(folder.path, 'sound.m4a');
    await deps.media.extractAudio({ file, into, format: 'm4a', seconds: longestSeconds }, { signal });
    const sound = { bytes: await readFile(into), mime: 'audio/mp4' };
    const heard = await deps.listener.transcribe({ file: sound, language: null }, { userId, runId: null, signal });
    const segments = heard.segments.slice(0, mostSegments).map(({ start, end, text }) => ({ start, end, text }));
    return { language: segments.length === 0 ? null : heard.language, segments };
  } finally {
    await folder.remove();
  }
}

/** Of the library, or of the person's own collection. */
async function filmOf(
  deps: TranscribeDeps,
  { adId, userId, folder }: { adId: string; userId: string; folder: string },
): Promise<string> {
  const ad = (await deps.library.find(adId)) ?? (await deps.work.stores.collection.findAd(userId, adId))?.ad;
  const film = ad?.media.find(({ kind }) => kind === 'video');
  if (film === undefined) throw new AppError('not_found');
  const temporaryFile = async (name: string): Promise<string> => join(folder, name);
  const own = storedFile(film.url);
  if (own !== null) return (await openAsset(deps, { userId, id: own.id, temporaryFile })).path;
  const ours = deps.libraryFilms(film.url);
  if (ours === null) throw new AppError('not_found');
  return 'path' in ours ? ours.path : openStored(deps.storage, ours.storageKey, temporaryFile);
}
