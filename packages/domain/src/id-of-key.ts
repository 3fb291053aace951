import { createHash } from 'node:crypto';

/** The same id for the same words: a UUID whose digits the application chooses (version 8). */
export function idOfKey(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
