import type { KeptMedia, MediaKeeper } from '@adwright/domain/library/import/keep-media.ts';
import type { PageReader } from '@adwright/page-reader/page-reader.ts';
import { createHash } from 'node:crypto';
import { lookOfPicture } from '../adapters/look-of-picture.ts';
import { type FilmParts, keepFilm } from './keep-film.ts';
import { addressOf, libraryFolder, thumbSide } from './library-files.ts';

const atOnce = 4;
const longestMs = 30_000;

type Parts = FilmParts & { readonly pages: Pick<PageReader, 'fetchPicture'> };

/**
 * Media of strangers' ads in our own files, under the sum of what they show: an address dies, and one picture of a
 * thousand ads is kept once. What is fetched passes the same guards as what people upload.
 */
export function createMediaKeeper(parts: Parts): MediaKeeper {
  const lanes: Promise<unknown>[] = Array.from({ length: atOnce }, () => Promise.resolve());
  let next = 0;
  const { pages, storage, cleanPicture, shrinkPicture, checkPicture } = parts;
  const keepPicture = async (url: string): Promise<KeptMedia> => {
    const { bytes } = await pages.fetchPicture(url, { signal: AbortSignal.timeout(longestMs) });
    const picture = await cleanPicture(bytes);
    await checkPicture(picture, { person: 'library' });
    const { body, mime, extension, width, height } = picture;
    const sum = createHash('sha256').update(body).digest('hex').slice(0, 32);
    const small = await shrinkPicture(body, thumbSide);
    const names = { large: `${sum}.${extension}`, small: `${sum}-small.${small.mime.split('/')[1] ?? 'webp'}` };
    await storage.put(`${libraryFolder}/${names.large}`, body, { mime });
    await storage.put(`${libraryFolder}/${names.small}`, small.body, { mime: small.mime });
    const addresses = { url: addressOf(names.large), thumb_url: addressOf(names.small) };
    return {
      media: { kind: 'image', ...addresses, width, height, seconds: null },
      look: await lookOfPicture(small.body),
    };
  };
  return (url, kind) => {
    const lane = next % atOnce;
    next += 1;
    const begin = (): Promise<KeptMedia> => (kind === 'video' ? keepFilm(parts, url) : keepPicture(url));
    const kept = (lanes[lane] ?? Promise.resolve()).then(begin, begin);
    lanes[lane] = kept.catch(() => undefined);
    return kept;
  };
}
