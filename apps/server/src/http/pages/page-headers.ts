/**
 * What every page says beside its own headers. Pages are written straight to the socket, past Fastify's hooks, so
 * they carry these themselves.
 */
export function pageHeaders(options: { origin: string; google: boolean }): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=()',
    'cross-origin-resource-policy': 'same-origin',
    // Google's sign-in window has to be able to answer the page that opened it.
    'cross-origin-opener-policy': options.google ? 'same-origin-allow-popups' : 'same-origin',
    ...(options.origin.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
