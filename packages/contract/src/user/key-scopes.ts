import type { Endpoint } from '../endpoint.ts';

/** What a person may allow a key: to look, to create (which spends credits), to change and delete. */
export const keyScopes = ['read', 'create', 'edit'] as const;
export type KeyScope = (typeof keyScopes)[number];

/** Of calls about the account and money, the two that a program needs to know how far it can go. */
const openToKeys: ReadonlySet<string> = new Set(['/api/user/info', '/api/user/storage']);

/** What a key must be allowed for a call; null where no key will do, and only the person themselves. */
export function scopeFor({ method, path, idempotent, limit }: Endpoint): KeyScope | null {
  if (/^\/api\/(?:user|pay)\//.test(path) && !openToKeys.has(path)) return null;
  if (method === 'GET') return 'read';
  return idempotent || limit === 'generate' || limit === 'upload' || limit === 'read_page' ? 'create' : 'edit';
}
