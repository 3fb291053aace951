import type { SheetFilm } from '@adwright/tools/kit/batch/plan/sheet.ts';

/** Films of one name, counted from the newest: cells say names, and each has to mean one film. */
export function withOwnNames(films: readonly SheetFilm[]): readonly SheetFilm[] {
  const used = new Map<string, number>();
  return films.map((film) => {
    const key = plainName(film.title);
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count === 1 ? film : { ...film, title: `${film.title} (${count})` };
  });
}

/** As somebody types it: small letters, and with or without the ending of a file. */
export function plainName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/\.(?:mp4|m4v|mov|webm)$/, '');
}
