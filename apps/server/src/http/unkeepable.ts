import type { ErrorIssue } from '@adwright/contract/errors.ts';

/** Deeper than anything people make here, and far from what code that calls itself can go through. */
const deepest = 64;

type Place = { readonly value: unknown; readonly depth: number; readonly key: string; readonly parent: Place | null };

/**
 * What of an input could not be kept and read back, whatever its schema says; null when all of it can. Text with the
 * one character that Postgres does not store, or with half of a character that needs two, would be a failed query;
 * nesting without end would be stored by one call and break the next one that reads it. Never calls itself, since that
 * is what such an input is made for.
 */
export function unkeepable(input: unknown): ErrorIssue | null {
  const waiting: Place[] = [{ value: input, depth: 0, key: '', parent: null }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string' && !isKeepable(value)) return issueAt(place, 'holds a character that cannot be kept');
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= deepest) return issueAt(place, `is nested more than ${deepest} levels deep`);
    for (const [key, inner] of Object.entries(value)) {
      if (!isKeepable(key)) return issueAt(place, 'has a name that cannot be kept');
      waiting.push({ value: inner as unknown, depth: depth + 1, key, parent: place });
    }
  }
  return null;
}

function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

function issueAt(place: Place, message: string): ErrorIssue {
  const keys: string[] = [];
  for (let at: Place | null = place; at?.parent; at = at.parent) keys.unshift(at.key);
  return { path: keys.join('.'), message };
}
