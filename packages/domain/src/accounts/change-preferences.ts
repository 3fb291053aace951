import type { UserPreferences } from '@adwright/contract/user/user.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { readPreferences } from './read-preferences.ts';

export async function changePreferences(
  deps: { readonly work: UnitOfWork },
  { userId, change }: { userId: string; change: { mail_when_done?: boolean | undefined } },
): Promise<UserPreferences> {
  const { mail_when_done } = change;
  if (mail_when_done !== undefined) await deps.work.stores.accounts.prefer(userId, { mailWhenDone: mail_when_done });
  return readPreferences(deps, userId);
}
