import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** At once. One that is revoked already, or is nobody's, changes nothing. */
export async function revokeKey(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  { userId, id, device }: { userId: string; id: string; device: string },
): Promise<void> {
  const { apiKeys, activity } = deps.work.stores;
  const gone = await apiKeys.remove(userId, id);
  if (gone) await activity.add({ userId, kind: 'key_revoked', at: deps.clock(), device, about: gone.name });
}
