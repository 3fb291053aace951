import { chromeExtensionId } from '@adwright/contract/collection/extension.ts';
import { collectPaths } from '@adwright/contract/user/key-scopes.ts';
import type { FastifyInstance } from 'fastify';

/** Firefox gives each installation of an extension a name of its own. No website can have such an origin. */
const firefox = /^moz-extension:\/\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function isExtension(origin: string | undefined): origin is string {
  return origin === `chrome-extension://${chromeExtensionId}` || (origin !== undefined && firefox.test(origin));
}

/**
 * Lets the browser extension, and nobody else outside the product, read the answers of the few calls it makes. Cookies
 * play no part: it sends its own key.
 */
export function openToExtension(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    const [path = ''] = request.url.split('?');
    if (!isExtension(origin) || !collectPaths.has(path)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'origin');
    if (request.method !== 'OPTIONS') return;
    return reply
      .code(204)
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', '600')
      .send();
  });
}
