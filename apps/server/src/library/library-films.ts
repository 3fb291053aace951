import type { LibraryFilms } from '@adwright/domain/library/transcripts/ports.ts';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraryFolder } from './library-files.ts';

const previews = /^\/template-previews\/([a-z\d-]{1,60}\.mp4)$/;

const kept = /^\/library-media\/([\da-f]{32}\.(?:mp4|webm|mov))$/;

/** The clips among the samples are those that show the templates; those of others' ads were kept. */
export const libraryFilms: LibraryFilms = (url) => {
  const own = kept.exec(url)?.[1];
  if (own !== undefined) return { storageKey: `${libraryFolder}/${own}` };
  const name = previews.exec(url)?.[1];
  const studio = dirname(fileURLToPath(import.meta.resolve('@adwright/studio/package.json')));
  return name === undefined ? null : { path: join(studio, 'previews', name) };
};
