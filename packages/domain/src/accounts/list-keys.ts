import type { UserKeys } from '@adwright/contract/user/api-keys.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentKey } from './present-key.ts';

export async function listKeys(deps: { readonly work: UnitOfWork }, userId: string): Promise<UserKeys> {
  return { keys: (await deps.work.stores.apiKeys.ofUser(userId)).map(presentKey) };
}
