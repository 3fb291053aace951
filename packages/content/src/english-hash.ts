import { createHash } from 'node:crypto';

/** Changes when any English word of a page changes; a translation is locked to the hash it was made from. */
export function englishHash(words: object): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 12);
}
