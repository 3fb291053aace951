import { AppError } from '@adwright/contract/errors.ts';
import { type CreatedKey, mostKeys } from '@adwright/contract/user/api-keys.ts';
import type { KeyScope } from '@adwright/contract/user/key-scopes.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { newKey } from './api-key.ts';
import { presentKey } from './present-key.ts';
import { hashToken } from './session-token.ts';
import { tellOwner, type TellDeps } from './tell-owner.ts';

/** The key is answered this once; what is stored does not open anything. */
export async function createKey(
  deps: TellDeps & { readonly work: UnitOfWork; readonly clock: Clock },
  { userId, device, name, scopes }: { userId: string; device: string; name: string; scopes: KeyScope[] },
): Promise<CreatedKey> {
  const { accounts, apiKeys, activity } = deps.work.stores;
  const key = newKey();
  const now = deps.clock();
  const row = { userId, name, scopes, keyHash: hashToken(key), ending: key.slice(-4), createdAt: now };
  const made = await apiKeys.insert(row, mostKeys);
  if (made === null) throw new AppError('keys_full', { limit: mostKeys });
  await activity.add({ userId, kind: 'key_created', at: now, device, about: name });
  const account = await accounts.byId(userId);
  if (account) await tellOwner(deps, account, { news: 'key_created' });
  return { ...presentKey(made), key };
}
