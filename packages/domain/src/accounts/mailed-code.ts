import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const codeTries = 5;
export const secondsBetweenLetters = 60;

/** What opens a new account, and what opens somebody's own: the second is worth more guesses, so it is longer. */
export const codeDigits = { registration: 6, passwordReset: 8 } as const;

export function newCode(digits: number): string {
  return randomInt(0, 10 ** digits)
    .toString()
    .padStart(digits, '0');
}

/** Keyed, because a million codes are hashed in no time by whoever gets to read the table. */
export function hashCode(codeKey: string, email: string, code: string): string {
  return createHmac('sha256', codeKey).update(`${email}\n${code}`).digest('hex');
}

/** A hash that no code has: what an address that must not get one waits with. */
export function hashOfNoCode(): string {
  return randomBytes(32).toString('hex');
}

export function sameHash(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}

export function secondsUntilNextLetter(waiting: { sentAt: Date }, now: Date): number {
  return secondsBetween(now, addSeconds(waiting.sentAt, secondsBetweenLetters));
}

export function addSeconds(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}

export function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000));
}
