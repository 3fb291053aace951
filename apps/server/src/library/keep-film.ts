import { AppError } from '@adwright/contract/errors.ts';
import type { FileStorage, WorkFolders } from '@adwright/domain/assets/ports.ts';
import type { Media } from '@adwright/domain/engines/media.ts';
import type { KeptMedia } from '@adwright/domain/library/import/keep-media.ts';
import { fileKind, signatureBytes } from '@adwright/domain/uploads/file-kind.ts';
import type { PictureCheck, PictureCleaner, PictureShrinker } from '@adwright/domain/uploads/ports.ts';
import type { PageReader } from '@adwright/page-reader/page-reader.ts';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookOfPicture } from '../adapters/look-of-picture.ts';
import { addressOf, libraryFolder, thumbSide } from './library-files.ts';

export type FilmParts = {
  readonly pages: Pick<PageReader, 'fetchFilm'>;
  readonly storage: FileStorage;
  readonly workFolders: WorkFolders;
  readonly media: Pick<Media, 'probe' | 'poster'>;
  readonly cleanPicture: PictureCleaner;
  readonly shrinkPicture: PictureShrinker;
  readonly checkPicture: PictureCheck;
};

/** Longer ones are no ads. */
const longestSeconds = 600;
const longestMs = 150_000;

/** A stranger's film in our own files with a still of it, under the sum of its bytes. It never passes through memory. */
export async function keepFilm(parts: FilmParts, url: string): Promise<KeptMedia> {
  const { storage, media, pages } = parts;
  const signal = AbortSignal.timeout(longestMs);
  const folder = await parts.workFolders.open();
  try {
    const file = join(folder.path, 'film');
    await pages.fetchFilm(url, { into: file, signal });
    const kind = fileKind(await headOf(file));
    if (kind?.kind !== 'video') throw new AppError('wrong_file_kind');
    const { video, audio, seconds } = await media.probe(file, { signal });
    if (video === null || seconds > longestSeconds) throw new AppError('wrong_file_kind');
    const into = join(folder.path, 'still.jpg');
    // Half a second in: many films begin with black.
    await media.poster({ file, into, at: Math.min(0.5, seconds / 2), longest: thumbSide }, { signal });
    const still = await parts.cleanPicture(await readFile(into));
    await parts.checkPicture(still, { person: 'library' });
    const small = await parts.shrinkPicture(still.body, thumbSide);
    const look = await lookOfPicture(small.body);
    const sum = await sumOf(file);
    const names = {
      film: `${sum}.${kind.extension}`,
      still: `${sum}-small.${small.mime.split('/')[1] ?? 'webp'}`,
    };
    await storage.put(`${libraryFolder}/${names.still}`, small.body, { mime: small.mime });
    await storage.putFile(`${libraryFolder}/${names.film}`, file, { mime: kind.mime });
    const addresses = { url: addressOf(names.film), thumb_url: addressOf(names.still) };
    const { width, height } = video;
    return { media: { kind: 'video', ...addresses, width, height, seconds, silent: audio === null }, look };
  } finally {
    await folder.remove();
  }
}

async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 32);
}
