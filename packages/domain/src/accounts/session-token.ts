import { createHash, randomBytes } from 'node:crypto';

export const sessionIdleDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** A session last used before this moment is dead. */
export function sessionsDeadBefore(now: Date): Date {
  return new Date(now.getTime() - sessionIdleDays * dayMs);
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Plain SHA-256 is enough: the token itself has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
