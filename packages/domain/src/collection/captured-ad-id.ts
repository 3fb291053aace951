import { createHash } from 'node:crypto';

/**
 * The same ad, found again by the same person, has the same id: a browser that repeats what it could not know to have
 * arrived saves it once. Of another person it is another one.
 */
export function capturedAdId(userId: string, key: string): string {
  const hex = createHash('sha256').update(`${userId}\n${key}`).digest('hex');
  // The marks of a UUID of one's own making.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
