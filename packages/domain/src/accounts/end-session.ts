import type { UnitOfWork } from '../unit-of-work.ts';

/** Signs one of the person's own devices out. One that is signed out already, or is nobody's, changes nothing. */
export async function endSession(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await deps.work.stores.sessions.removeOne(userId, id);
}
