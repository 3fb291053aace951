import { createHash, randomBytes } from 'node:crypto';

const sessionIdleDays = 30;

/** However busily it is used: a token that leaked must not serve its finder for ever. */
const sessionLifeDays = 180;

const dayMs = 24 * 60 * 60 * 1000;

/** A session that was last used, or begun, before these moments is dead. */
export function sessionsDeadBefore(now: Date): { usedBefore: Date; begunBefore: Date } {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  return { usedBefore: ago(sessionIdleDays), begunBefore: ago(sessionLifeDays) };
}

export function isSessionDead(session: { createdAt: Date; lastUsedAt: Date }, now: Date): boolean {
  const { usedBefore, begunBefore } = sessionsDeadBefore(now);
  return session.lastUsedAt < usedBefore || session.createdAt < begunBefore;
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Plain SHA-256 is enough: the token itself has 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
