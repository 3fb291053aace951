import type { SheetFilm } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { useQuery } from '@tanstack/react-query';
import { serverCache } from '../../server-cache/server-cache.ts';
import { api } from '../../session/api.ts';
import { withOwnNames } from './film-names.ts';

const queryKey = ['own-films'];
const none: readonly SheetFilm[] = [];

/** The films whose names the cells of a sheet may say: uploaded ones, and those that were made here. */
export function useOwnFilms(isWanted: boolean): readonly SheetFilm[] {
  const { data } = useQuery({ queryKey, queryFn: allFilms, ...(!isWanted && { enabled: false }) }, serverCache);
  return data ?? none;
}

/** Asks again: somebody has uploaded one. */
export function refreshOwnFilms(): Promise<void> {
  return serverCache.invalidateQueries({ queryKey });
}

async function allFilms(): Promise<readonly SheetFilm[]> {
  const finished = { media: 'video', status: 'succeeded', page_size: 60 } as const;
  const [uploaded, made] = await Promise.all([
    api.call('assetFilms', {}, { quiet: true }),
    api.call('projectList', finished, { quiet: true }),
  ]);
  const films = [
    ...uploaded.list.map((film) => ({ title: film.name, film })),
    ...made.list.flatMap(({ title, outputs }) => {
      const film = outputs.find(({ mime }) => mime.startsWith('video/'));
      return film ? [{ title: title || film.name, film }] : [];
    }),
  ];
  return withOwnNames(
    films.map(({ title, film }) => ({ id: film.asset_id, title: title.trim(), seconds: film.duration_seconds ?? 0.1 })),
  );
}
