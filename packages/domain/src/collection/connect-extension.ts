import type { ExtensionKey } from '@adwright/contract/collection/collection.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { collectScope } from '@adwright/contract/user/key-scopes.ts';
import { createKey } from '../accounts/create-key.ts';
import { deviceOf } from '../accounts/device-of.ts';
import { revokeKey } from '../accounts/revoke-key.ts';

type Deps = Parameters<typeof createKey>[0];

/**
 * A key for the browser extension of this person, which shows among their API keys and can be revoked there. It can
 * save ads and nothing else, so that a browser which is lost or read out costs nothing more.
 */
export async function connectExtension(
  deps: Deps,
  { userId, device }: { userId: string; device: string },
): Promise<ExtensionKey> {
  const { browser, system } = deviceOf(device);
  const name = [browser, system].filter((part) => part !== null).join(' · ') || 'Browser';
  const { key } = await createKey(deps, { userId, device, name, scopes: [collectScope] });
  return { key };
}

/** The extension lets go of its own key. */
export async function disconnectExtension(
  deps: Deps,
  { userId, tokenHash, device }: { userId: string; tokenHash: string; device: string },
): Promise<void> {
  const key = await deps.work.stores.apiKeys.find(tokenHash);
  if (key === null) throw new AppError('key_not_allowed');
  await revokeKey(deps, { userId, id: key.id, device });
}
