import type { UnitOfWork } from '../unit-of-work.ts';
import { changeAll } from './change-all.ts';

export async function favorProjects(
  deps: { readonly work: UnitOfWork },
  { userId, ids, favorite }: { userId: string; ids: readonly string[]; favorite: boolean },
): Promise<void> {
  await deps.work.transact((stores) => changeAll(stores, { userId, ids, change: { favorite } }));
}
