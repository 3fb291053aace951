import { AppError } from '@adwright/contract/errors.ts';
import type { Stores } from '../unit-of-work.ts';
import type { Placing } from './ports.ts';

/** All or none: with one project among them that is not the person's, the transaction around it changes nothing. */
export async function changeAll(
  stores: Pick<Stores, 'projects'>,
  { userId, ids, change }: { userId: string; ids: readonly string[]; change: Placing },
): Promise<void> {
  const wanted = [...new Set(ids)];
  const changed = await stores.projects.place(userId, wanted, change);
  if (changed !== wanted.length) throw new AppError('not_found');
}
