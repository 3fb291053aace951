import type { FastifyInstance } from 'fastify';

export type PageCsp = {
  /** `sha256-…` of every inline script of the page, without quotes. */
  readonly scriptHashes?: readonly string[];
};

export type SecurityOptions = { readonly google: boolean };

/** Answers that are no pages may load nothing, run nothing and be framed by nobody. */
const closedCsp = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** No cross-origin header is sent but to the browser extension: other origins cannot read us. */
export function addSecurityHeaders(
  app: FastifyInstance,
  options: SecurityOptions & { readonly secure: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(options, options.secure || request.protocol === 'https'));
    reply.header('content-security-policy', closedCsp);
  });
}

/** What every answer says, whatever its policy. */
export function securityHeaders({ google }: SecurityOptions, https: boolean): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'cross-origin-resource-policy': 'same-origin',
    // Google's sign-in window has to be able to answer the page that opened it.
    'cross-origin-opener-policy': google ? 'same-origin-allow-popups' : 'same-origin',
    // Over plain HTTP browsers ignore it, and on localhost it would lock every other project on it out.
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** For the pages of the product: their own files and exactly the inline scripts they name. */
export function contentSecurityPolicy({ scriptHashes = [] }: PageCsp, { google }: SecurityOptions): string {
  const hashes = scriptHashes.map((hash) => `'${hash}'`);
  const gsi = (path: string): string[] => (google ? [`https://accounts.google.com/gsi/${path}`] : []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...gsi('client')],
    // Style attributes in rendered markup have no hash to name; scripts are what must stay strict.
    'style-src': ["'self'", "'unsafe-inline'", ...gsi('style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...gsi('')],
    'frame-src': google ? gsi('') : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
