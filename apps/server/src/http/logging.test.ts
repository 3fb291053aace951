import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { decorateCaller } from './identify.ts';
import { createLogger, logRequests } from './logging.ts';

async function logOf(work: (app: FastifyInstance) => Promise<unknown>): Promise<string> {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const loggerInstance: FastifyBaseLogger = createLogger('info', stream);
  const logController = new LogController({ disableRequestLogging: true });
  const app = Fastify({ loggerInstance, logController });
  decorateCaller(app);
  logRequests(app);
  await work(app);
  await app.close();
  return written;
}

test('a request is one line, with its id and without its query or headers', async () => {
  const log = await logOf(async (app) => {
    app.get('/api/thing', async () => 'ok');
    await app.inject({ url: '/api/thing?signature=hunter2', headers: { authorization: 'hunter2', cookie: 'hunter2' } });
  });
  expect(log.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(log)).toMatchObject({ reqId: expect.any(String), req: { path: '/api/thing' }, status: 200 });
  expect(log).not.toContain('hunter2');
});

test('secrets are not written, wherever they sit', async () => {
  const log = await logOf(async (app) => {
    app.log.info({ password: 'hunter2', body: { token: 'hunter2', user: { credential: 'hunter2' } } }, 'something');
    const cause = Object.assign(new Error('Failed query: insert\nparams: hunter2,hunter2'), { params: ['hunter2'] });
    app.log.error({ err: cause }, 'failed');
    app.log.error({ err: new Error('outer', { cause }) }, 'failed');
  });
  expect(log).toContain('something');
  expect(log).toContain('Failed query');
  expect(log).not.toContain('hunter2');
});
