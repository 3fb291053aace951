import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import type { CallData } from '@adwright/contract/schemas.ts';
import { creditEntries } from '@adwright/db/schema/credits.ts';
import { hashToken, newToken } from '@adwright/domain/accounts/session-token.ts';
import { openAt } from '@adwright/test-kit/database-place.ts';
import { describeOnPlaces } from '@adwright/test-kit/database.ts';
import { createAccount } from '@adwright/test-kit/factories.ts';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../testing/slow-server.ts', import.meta.url));

describeOnPlaces('a server killed in the middle of a job', (place) => {
  const running = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
  });

  async function start(): Promise<{ url: string; kill(): Promise<void> }> {
    const { url, dataDir } = place().options;
    const env = { DATA_DIR: dataDir, DATABASE_URL: url ?? '', PORT: '0', LOG_LEVEL: 'error' };
    const child = spawn(process.execPath, [program, JSON.stringify(env)], { stdio: ['ignore', 'pipe', 'inherit'] });
    running.add(child);
    const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
    return {
      url: line.replace('Open ', ''),
      async kill() {
        child.kill('SIGKILL');
        await once(child, 'exit');
        running.delete(child);
      },
    };
  }

  /** A person with a session and credits, written before any server has the database open. */
  async function person(credits: number): Promise<{ userId: string; token: string }> {
    const database = await openAt(place().options);
    const { work } = database;
    const { id: userId } = await createAccount(work.stores);
    const token = newToken();
    await work.stores.sessions.insert({ tokenHash: hashToken(token), userId, now: new Date() });
    await work.stores.credits.grant({ userId, amount: credits, reason: 'test', key: userId });
    await database.close();
    return { userId, token };
  }

  async function call<Id extends EndpointId>(url: string, token: string, id: Id, input: object): Promise<CallData<Id>> {
    const { method, path } = endpoints[id];
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const headers = { authorization: token, 'content-type': 'application/json' };
    const response = await fetch(url + path + query, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    });
    const { data } = (await response.json()) as { data: CallData<Id> };
    expect({ status: response.status, data }).toMatchObject({ status: 200 });
    return data;
  }

  it('finishes the job after its restart, once, and charges once', { timeout: 180_000 }, async () => {
    const { userId, token } = await person(20);
    const first = await start();
    const request = { tool: 'slow', input: { ms: 3000 } };
    const { id } = await call(first.url, token, 'toolRun', request);
    // One more is in the queue and one is cut off wherever it happens to be.
    const waiting = await call(first.url, token, 'toolRun', { tool: 'slow', input: { ms: 2500 } });
    while ((await call(first.url, token, 'toolRunGet', { id })).progress < 20) await sleep(50);
    const cutOff = call(first.url, token, 'toolRun', { tool: 'slow', input: { ms: 10 } }).catch(() => null);
    await first.kill();
    await cutOff;

    const second = await start();
    const ended = async (run: string) => {
      for (;;) {
        const current = await call(second.url, token, 'toolRunGet', { id: run });
        if (!['queued', 'processing'].includes(current.status)) return current;
        await sleep(100);
      }
    };
    for (const run of [id, waiting.id]) {
      expect(await ended(run)).toMatchObject({
        status: 'succeeded',
        progress: 100,
        assets: [{ name: 'note.txt', bytes: 'done'.length }],
      });
    }
    const { list } = await call(second.url, token, 'toolRunList', {});
    for (const run of list) expect((await ended(run.id)).status).toBe('succeeded');
    await second.kill();

    const database = await openAt(place().options);
    const { work, db } = database;
    expect(await work.stores.credits.balance(userId)).toBe(20 - 5 * list.length);
    const entries = await db.select().from(creditEntries);
    for (const run of list) {
      const kinds = entries.filter((entry) => entry.runId === run.id).map((entry) => entry.kind);
      expect(kinds.toSorted()).toEqual(['hold', 'settle']);
    }
    expect((await work.stores.runs.byId(id))?.attempts).toBe(2);
    await database.close();
  });
});
