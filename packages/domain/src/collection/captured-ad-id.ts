import { idOfKey } from '../id-of-key.ts';

/**
 * The same ad, found again by the same person, has the same id: a browser that repeats what it could not know to have
 * arrived saves it once. Of another person it is another one.
 */
export function capturedAdId(userId: string, key: string): string {
  return idOfKey(userId, key);
}
