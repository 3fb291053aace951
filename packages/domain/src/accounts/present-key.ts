import type { ApiKey } from '@adwright/contract/user/api-keys.ts';
import type { ApiKeyRow } from './ports.ts';

export function presentKey({ id, name, ending, scopes, createdAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    ending,
    scopes,
    created_at: createdAt.toISOString(),
    used_at: lastUsedAt?.toISOString() ?? null,
  };
}
