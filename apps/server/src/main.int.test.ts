import type { Envelope, ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import type { CallData } from '@adwright/contract/schemas.ts';
import { openOutbox } from '@adwright/mail/outbox.ts';
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { placeEmbedded } from '@adwright/test-kit/database-place.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { familyOf } from './testing/process-family.ts';
import { openOwnDatabase } from './testing/own-database.ts';
import { failingStart, startServerProcess } from './testing/server-process.ts';
import { newEmail, testPassword as password } from './testing/test-app.ts';

async function call<Id extends EndpointId>(url: string, id: Id, input: object, token = '') {
  const { method, path } = endpoints[id];
  const response = await fetch(url + path, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const body = (await response.json()) as Envelope<CallData<Id>> & ErrorEnvelope;
  return { status: response.status, body };
}

async function codesIn(dataDir: string): Promise<Map<string, string>> {
  const letters = await openOutbox(join(dataDir, 'outbox')).list();
  return new Map(letters.map(({ to, subject }) => [to, /^\d{6}/.exec(subject)?.[0] ?? '']));
}

const emails = (count: number): string[] => Array.from({ length: count }, newEmail);

describe('the product, with a Postgres of its own in a folder that only its owner can enter', () => {
  let dataDir: string;
  const place = () => ({ options: { url: null, dataDir } });
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'adwright-product-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test(
    'killed in the middle of registrations it loses nothing and grants nothing twice',
    { timeout: 240_000 },
    async () => {
      const { options } = place();
      const first = await startServerProcess(options);
      const people = emails(6);
      await Promise.all(people.map((email) => call(first.url, 'userRegister', { email, password })));
      const codes = await codesIn(options.dataDir);
      expect(people.filter((email) => !codes.has(email))).toEqual([]);

      // Verifying, as the power goes: one is through, the others are wherever they are.
      const verify = (url: string, email: string) =>
        call(url, 'userRegisterVerify', { email, code: codes.get(email), password });
      const under = people.map((email) => verify(first.url, email));
      await Promise.race(under);
      await first.kill();
      const before = await Promise.allSettled(under);
      expect(before.some(({ status }) => status === 'fulfilled')).toBe(true);

      // Registering, as the power goes again.
      const second = await startServerProcess(options);
      const late = emails(6);
      const asking = late.map((email) => call(second.url, 'userRegister', { email, password }));
      await Promise.race(asking);
      await second.kill();
      await Promise.allSettled(asking);

      const third = await startServerProcess(options);
      for (const email of people) {
        const again = await verify(third.url, email);
        expect(again.status).toBe(200);
        const info = await call(third.url, 'userInfo', {}, again.body.data.token);
        expect(info.body.data.credits).toBe(60);
        expect((await call(third.url, 'userLoginPassword', { email, password })).status).toBe(200);
      }
      for (const email of late) expect((await call(third.url, 'userRegister', { email, password })).status).toBe(200);
      const lateCodes = await codesIn(options.dataDir);
      for (const email of late.filter((one) => lateCodes.has(one))) {
        const done = await call(third.url, 'userRegisterVerify', { email, code: lateCodes.get(email), password });
        expect(done.body.data.credits).toBe(60);
      }
      expect(await third.stop()).toBe(0);

      const database = await openOwnDatabase(options.dataDir);
      for (const email of people) {
        const account = await database.work.stores.accounts.byEmail(email);
        expect(await database.work.stores.credits.balance(account?.id ?? '')).toBe(60);
      }
      await database.close();
    },
  );

  test(
    'says once where it is, refuses a taken port and a taken folder in words, and keeps its secrets to itself',
    { timeout: 120_000 },
    async () => {
      const { options } = place();
      const server = await startServerProcess(options);
      const outbox = /http:\S+\/dev\/outbox\?token=\w{64}/.exec(server.output())?.[0] ?? '';
      expect(outbox).toContain(server.url);
      expect(server.output()).toContain(options.dataDir);
      expect((await fetch(outbox)).status).toBe(200);
      expect((await fetch(`${server.url}/dev/outbox`)).status).toBe(403);
      expect(server.output().match(/is running/g)).toHaveLength(1);
      for (const name of ['secret', 'postgres.password']) {
        expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
      }

      const { port } = new URL(server.url);
      const refused = await failingStart({ ...options, dataDir: join(dataDir, 'other') }, { PORT: port });
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(`Port ${port} on 127.0.0.1 is taken`);
      const second = await failingStart(options, {});
      expect(second.code).toBe(1);
      expect(second.output).toContain(`in use by process ${server.pid}`);
      expect(await server.stop()).toBe(0);
    },
  );

  test('a wrong configuration is named and nothing is started', { timeout: 60_000 }, async () => {
    const { code, output } = await failingStart(place().options, { PORT: 'eighty', ROLE: 'king' });
    expect(code).toBe(1);
    expect(output).toContain('PORT:');
    expect(output).toContain('ROLE:');
  });
});

/** Whether this machine lets us be root over nobody else, as in a container without a range of user ids. */
function canBeAlone(): boolean {
  return process.getuid?.() === 0 && spawnSync('unshare', ['-Ur', 'true']).status === 0;
}

describe.runIf(canBeAlone())('the product where no second user id exists (where namespaces are allowed)', () => {
  test('does everything in one process on the embedded database, and says why', { timeout: 120_000 }, async () => {
    const place = await placeEmbedded();
    onTestFinished(() => place.remove());
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const alone = await startServerProcess(place.options, {}, ['unshare', '-Ur', process.execPath, main]);
    expect(alone.output()).toMatch(/Database +embedded, and everything in one process: no second user id/);
    const [email = ''] = emails(1);
    expect((await call(alone.url, 'userRegister', { email, password })).status).toBe(200);
    const code = (await codesIn(place.options.dataDir)).get(email);
    const { data } = (await call(alone.url, 'userRegisterVerify', { email, code })).body;
    expect(data.credits).toBe(60);
    expect(await familyOf(alone.pid)).toHaveLength(1);
    expect(await alone.stop()).toBe(0);
  });
});
