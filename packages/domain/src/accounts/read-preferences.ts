import { AppError } from '@adwright/contract/errors.ts';
import type { UserPreferences } from '@adwright/contract/user/user.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function readPreferences(deps: { readonly work: UnitOfWork }, userId: string): Promise<UserPreferences> {
  const account = await deps.work.stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  return { mail_when_done: account.mailWhenDone };
}
