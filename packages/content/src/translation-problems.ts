import { englishHash } from './english-hash.ts';

/** For every set of words, the hash of the English that each language was translated from. */
export type TranslationLock = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One set of words: a page's, or those that pages share. */
export type WordSet = { readonly name: string; readonly english: object; readonly languages: readonly string[] };

export function lockOf(sets: readonly WordSet[]): TranslationLock {
  return Object.fromEntries(
    sets
      .filter(({ languages }) => languages.length > 0)
      .map(({ name, english, languages }) => [
        name,
        Object.fromEntries(languages.toSorted().map((language) => [language, englishHash(english)])),
      ]),
  );
}

/** A line for every translation that no longer says what English says, or that nobody has vouched for. */
export function translationProblems(sets: readonly WordSet[], lock: TranslationLock): string[] {
  const current = lockOf(sets);
  const names = new Set([...Object.keys(current), ...Object.keys(lock)]);
  return [...names].flatMap((name) => {
    const languages = new Set([...Object.keys(current[name] ?? {}), ...Object.keys(lock[name] ?? {})]);
    return [...languages].flatMap((language) => {
      const [now, locked] = [current[name]?.[language], lock[name]?.[language]];
      if (now === locked) return [];
      if (now === undefined) return [`${name}/${language}: locked, but its file is gone`];
      if (locked === undefined) return [`${name}/${language}: not in translations.lock.json`];
      return [`${name}/${language}: English has changed since it was translated`];
    });
  });
}
