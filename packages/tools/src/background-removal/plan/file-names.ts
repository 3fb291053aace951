import { fileLetters } from '../../kit/preset-ads/plan/file-stem.ts';

const longest = 50;

/** A file's name without its extension and without what a file system or an address could choke on. */
function stem(name: string): string {
  const letters = Array.from(fileLetters(name.replace(/\.[a-z\d]{1,5}$/i, '')));
  return letters.slice(0, longest).join('').replace(/-$/, '') || 'picture';
}

/** One name per picture, in their order; those that would be the same are numbered. */
export function fileNames(names: readonly string[]): string[] {
  const used = new Map<string, number>();
  return names.map((name) => {
    const base = stem(name);
    const count = (used.get(base.toLowerCase()) ?? 0) + 1;
    used.set(base.toLowerCase(), count);
    return count === 1 ? base : `${base}-${count}`;
  });
}
