import { createHash } from 'node:crypto';
import type { FlatMessages } from './catalogue-problems.ts';

/** For every area and key, the English that its translations were last looked at with. */
export type TranslationLock = Readonly<Record<string, Readonly<Record<string, string>>>>;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

export function lockOf(english: ReadonlyMap<string, FlatMessages>): TranslationLock {
  return Object.fromEntries(
    [...english].map(([area, messages]) => [
      area,
      Object.fromEntries([...messages].map(([key, text]) => [key, hashOf(text)])),
    ]),
  );
}

/** A line for every message whose English is no longer what the other languages say. */
export function staleTranslations(english: ReadonlyMap<string, FlatMessages>, lock: TranslationLock): string[] {
  const current = lockOf(english);
  const areas = new Set([...Object.keys(current), ...Object.keys(lock)]);
  return [...areas].flatMap((area) => {
    const [now = {}, before = {}] = [current[area], lock[area]];
    const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
    return [...keys].flatMap((key) => {
      if (now[key] === before[key]) return [];
      if (now[key] === undefined) return [`${area} ${key}: locked, but English no longer says it`];
      if (before[key] === undefined) return [`${area} ${key}: new, its translations are not vouched for`];
      return [`${area} ${key}: English has changed since it was translated`];
    });
  });
}
