/** How Fastify hangs on Node's server, and where its hooks run; see docs/decisions/017. */
import Fastify, { type FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';

function open(): FastifyInstance {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', async () => 'by Fastify');
  return app;
}

it('listens with one function from the beginning, and answers when that is called by another', async () => {
  const app = open();
  const listeners = app.server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  expect(listeners).toHaveLength(1);
  app.server.removeAllListeners('request');
  const seen: string[] = [];
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    seen.push(request.url ?? '');
    if (request.url === '/stored') response.end('from memory');
    else for (const listener of listeners) listener(request, response);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(app.server.listeners('request')).toHaveLength(1);
  expect(await (await fetch(`${url}/stored`)).text()).toBe('from memory');
  expect(await (await fetch(url)).text()).toBe('by Fastify');
  expect(seen).toEqual(['/stored', '/']);
});

it('runs the hooks of the whole app before those of a route, which the general limit relies on', async () => {
  const app = open();
  const order: string[] = [];
  app.addHook('onRequest', async () => void order.push('app'));
  app.get('/route', { onRequest: async () => void order.push('route') }, async () => '');
  await app.inject('/route');
  expect(order).toEqual(['app', 'route']);
});
