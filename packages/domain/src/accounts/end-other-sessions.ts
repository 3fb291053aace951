import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Signs the person out everywhere but here. */
export async function endOtherSessions(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  { userId, tokenHash, device }: { userId: string; tokenHash: string; device: string },
): Promise<void> {
  const { sessions, activity } = deps.work.stores;
  await sessions.removeOthers(userId, tokenHash);
  await activity.add({ userId, kind: 'signed_out_elsewhere', at: deps.clock(), device });
}
