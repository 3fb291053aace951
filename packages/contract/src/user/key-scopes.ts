import type { Endpoint } from '../endpoint.ts';

/** What a person may allow a key: to look, to create (which spends credits), to change and delete. */
export const keyScopes = ['read', 'create', 'edit'] as const;
/** What the browser extension has instead: it collects ads and does nothing else. Nobody chooses it by hand. */
export const collectScope = 'collect';
export const everyScope = [...keyScopes, collectScope] as const;
export type ChosenScope = (typeof keyScopes)[number];
export type KeyScope = (typeof everyScope)[number];

/** The calls of the browser extension, and the only ones that a page outside the product may make. */
export const collectPaths: ReadonlySet<string> = new Set([
  '/api/user/info',
  '/api/product/upload-chunk',
  '/api/extension/ad/save',
  '/api/extension/folder',
  '/api/extension/folder/add',
  '/api/extension/disconnect',
]);
/** A key must not make another, which would outlive it. */
const closedToKeys: ReadonlySet<string> = new Set(['/api/extension/connect']);

/** Of calls about the account and money, the two that a program needs to know how far it can go. */
const openToKeys: ReadonlySet<string> = new Set(['/api/user/info', '/api/user/storage']);

/** Asked by POST because of what they take: they change nothing and start nothing. */
const readByPost: ReadonlySet<string> = new Set([
  '/api/tool/quote',
  '/api/lip-sync/estimate-cost',
  '/api/extension/ads-library/ad-detail/analysis',
  '/api/extension/ads-library/ad-detail/analysis-check',
]);

/** What a key must be allowed for a call; null where no key will do, and only the person themselves. */
export function scopeFor({ method, path, idempotent, limit }: Endpoint): ChosenScope | null {
  if (closedToKeys.has(path)) return null;
  if (/^\/api\/(?:user|pay)\//.test(path) && !openToKeys.has(path)) return null;
  if (method === 'GET' || readByPost.has(path)) return 'read';
  return idempotent || limit === 'generate' || limit === 'upload' || limit === 'read_page' ? 'create' : 'edit';
}

/** Whether a key with these scopes may make a call. */
export function isAllowed(scopes: readonly KeyScope[], endpoint: Endpoint): boolean {
  if (scopes.includes(collectScope) && collectPaths.has(endpoint.path)) return true;
  const scope = scopeFor(endpoint);
  return scope !== null && scopes.includes(scope);
}
