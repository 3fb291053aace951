import type { Film, FilmLine } from '@adwright/studio/document/film.ts';

/** Those that are played in a format: lines that were said anew are still in the document, for whoever goes back. */
export function heardLines({ lines, formats }: Film): [string, FilmLine][] {
  const heard = new Set(
    Object.values(formats).flatMap(({ audio, assets }) => audio.map(({ asset }) => assets[asset]?.src ?? '')),
  );
  return Object.entries(lines).filter(([key]) => heard.has(`speech:${key}`));
}
