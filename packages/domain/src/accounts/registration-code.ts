import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const codeLifetimeSeconds = 10 * 60;
export const codeTries = 5;
export const secondsBetweenLetters = 60;

export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** Keyed, because a million codes are hashed in no time by whoever gets to read the table. */
export function hashCode(codeKey: string, email: string, code: string): string {
  return createHmac('sha256', codeKey).update(`${email}\n${code}`).digest('hex');
}

/** A hash that no code has: what an address that already has an account waits with. */
export function hashOfNoCode(): string {
  return randomBytes(32).toString('hex');
}

export function sameHash(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
