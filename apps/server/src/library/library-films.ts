import type { LibraryFilms } from '@adwright/domain/library/transcripts/ports.ts';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const previews = /^\/template-previews\/([a-z\d-]{1,60}\.mp4)$/;

/** The clips among the samples are those that show the templates. */
export const libraryFilms: LibraryFilms = (url) => {
  const name = previews.exec(url)?.[1];
  const studio = dirname(fileURLToPath(import.meta.resolve('@adwright/studio/package.json')));
  return name === undefined ? null : join(studio, 'previews', name);
};
