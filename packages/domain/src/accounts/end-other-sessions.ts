import type { UnitOfWork } from '../unit-of-work.ts';

/** Signs the person out everywhere but here. */
export async function endOtherSessions(
  deps: { readonly work: UnitOfWork },
  { userId, tokenHash }: { userId: string; tokenHash: string },
): Promise<void> {
  await deps.work.stores.sessions.removeOthers(userId, tokenHash);
}
