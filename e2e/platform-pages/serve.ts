import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSigned } from '@adwright/test-kit/self-signed.ts';
import { platformPages } from './pages.ts';

const film = new URL('../../packages/studio/previews/direct-message.mp4', import.meta.url);
const picture = new URL('../../packages/sample-ads/pictures/en-candle-00.webp', import.meta.url);

/** One server for every host of every platform: the browser is told that all of them are here. */
export async function servePlatforms(): Promise<{ readonly port: number; close(): void }> {
  const [mp4, webp] = await Promise.all([readFile(film), readFile(picture)]);
  const server = createServer(selfSigned(), (request, response) => {
    const host = request.headers.host ?? '';
    const path = request.url ?? '/';
    const page = platformPages.find(({ url }) => url === `https://${host}${path}`);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(`<!doctype html><title>${page.name}</title><body>${page.html}</body>`);
    }
    if (path.endsWith('.mp4')) return response.writeHead(200, { 'content-type': 'video/mp4' }).end(mp4);
    if (/\.(?:png|jpg)$/.test(path)) return response.writeHead(200, { 'content-type': 'image/webp' }).end(webp);
    return response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
