import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@adwright/contract/client/client.ts';
import { followEvents } from '@adwright/contract/client/events-client.ts';
import { fakeTimers, until, type FakeTimers } from '@adwright/contract/client/timers.fake.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRunEvents } from '../../session/run-events.ts';
import type { StartingCall } from '@adwright/tools/tool.ts';
import { runMemoryOf } from './run-memory.ts';
import { createRunner, type Runner } from './runner.ts';
import { ToolServer } from './testing/tool-server.ts';

let server: ToolServer;
let timers: FakeTimers;
let storage: Map<string, string>;
let credits: number;
/** What the person was told of calls that failed. */
let told: string[];
let runner: Runner;
let newRunner: (call?: StartingCall, projectId?: string) => Runner;
let stopServer: () => Promise<void>;

beforeEach(async () => {
  server = new ToolServer();
  timers = fakeTimers();
  storage = new Map();
  credits = 0;
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://x');
      const key = String(request.headers['idempotency-key'] ?? '');
      server.answer(request.method ?? '', url, key, Buffer.concat(chunks).toString(), response);
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  stopServer = () =>
    new Promise((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
  const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const hooks = { token: () => 't', toast: () => {}, notify: () => {}, logOut: () => {} };
  const client = createClient({ baseUrl, hooks, timers });
  const events = createRunEvents(
    (stream) => followEvents({ ...stream, baseUrl, timers, token: () => 't', logOut: () => {} }),
    { visible: () => true, onChange: () => () => {} },
  );
  const tab = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  } as Storage;
  told = [];
  newRunner = (call, projectId) => {
    const creditsChanged = () => void (credits += 1);
    return createRunner({
      tool: 'x',
      call,
      projectId,
      client,
      events,
      timers,
      creditsChanged,
      tell: ({ kind, status }) => void told.push(`${kind} ${status}`),
      memory: runMemoryOf('x', () => tab),
    });
  };
  runner = newRunner();
});

afterEach(async () => {
  runner.stop();
  await stopServer();
});

const shown = () => runner.get().run;

it('starts a run, follows it by events and ends with its result', async () => {
  void runner.start({ input: { a: 1 } }, 'ada');
  expect(runner.get().starting).toBe(true);
  await until(() => shown()?.status === 'queued' && server.streams.length === 1);
  expect(runner.get().starting).toBe(false);
  server.move('run-1', 'processing', 40);
  await until(() => shown()?.progress === 40);
  server.move('run-1', 'succeeded', 100);
  await until(() => shown()?.status === 'succeeded');
  expect(shown()?.output).toEqual({ done: true });
  expect(credits).toBe(2);
  await until(() => server.streams.length === 0);
});

it('starts a tool that has a call of its own through that call', async () => {
  runner.stop();
  runner = newRunner({ id: 'aiAdGenerate', with: { wait: false } });
  void runner.start({ input: { a: 1 } }, 'ada');
  await until(() => shown()?.status === 'queued');
  expect(server.posts.map((post) => post.split(' ')[0])).toEqual(['/api/ai-ad-generate']);
  expect(shown()?.input).toEqual({ a: 1, wait: false });
});

it('follows by asking while the stream cannot be had', async () => {
  server.streamWorks = false;
  await runner.start({ input: {} }, 'ada');
  await until(() => timers.waiting(3000) === 1);
  server.move('run-1', 'succeeded', 100);
  timers.advance(3000);
  await until(() => shown()?.status !== 'queued');
  expect(shown()?.status).toBe('succeeded');
});

it('asks again how long a run still waits, which no event tells', async () => {
  await runner.start({ input: {} }, 'ada');
  const queued = server.runs.get('run-1');
  if (queued === undefined) throw new Error('It is gone');
  server.runs.set('run-1', { ...queued, starts_in: 90 });
  await runner.open('run-1');
  expect(shown()?.starts_in).toBe(90);
  server.runs.set('run-1', { ...queued, starts_in: 60 });
  await until(() => timers.waiting(5000) === 1);
  timers.advance(5000);
  await until(() => shown()?.starts_in === 60);
  expect(timers.waiting(5000)).toBe(1);
});

/** Lets time pass, as much as the wait that is due, until the server has refused as often as it wanted to. */
async function outlast(waits: readonly number[]): Promise<void> {
  for (const wait of waits) {
    await until(() => timers.waiting(wait) > 0);
    timers.advance(wait);
  }
  await until(() => server.unread === 0);
}

it('never loses a run to a question that is refused, and asks again no sooner than it may', async () => {
  server.unread = 4;
  await runner.start({ input: { a: 1 } }, 'ada');
  expect(shown()).toMatchObject({ id: 'run-1', status: 'queued', credits_cost: 1, input: { a: 1 } });
  expect(runner.get()).toMatchObject({ starting: false, failure: null });
  await outlast([7000, 7000, 8000]);
  server.move('run-1', 'processing', 40);
  await until(() => shown()?.progress === 40);
  server.unread = 2;
  server.unreadStatus = 504;
  server.move('run-1', 'succeeded', 100);
  await until(() => timers.waiting(1000) > 0);
  timers.advance(1000);
  await until(() => timers.waiting(1000) > 0);
  timers.advance(1000);
  await until(() => shown()?.status === 'succeeded');
  expect(shown()?.output).toEqual({ done: true });
  expect(server.runs.size).toBe(1);
});

it.each(['this tab', 'another tab'])('finds the run again in %s however long the server is too busy', async (where) => {
  await runner.start({ input: {} }, 'ada');
  runner.stop();
  if (where === 'another tab') storage.clear();
  runner = newRunner();
  server.unread = 3;
  const resumed = runner.resume('ada');
  await until(() => runner.get().looking);
  expect(runner.get()).toMatchObject({ failure: null, run: null });
  // Whatever is pressed meanwhile, nothing is started beside it.
  await runner.start({ input: {} }, 'ada');
  await outlast([7000, 7000, 8000]);
  await resumed;
  expect(shown()?.id).toBe('run-1');
  expect(runner.get().looking).toBe(false);
  expect(server.runs.size).toBe(1);
});

it('asks under the same key after an answer that does not say whether the run was made', async () => {
  server.refusal = { status: 502, error: 'bad_gateway' };
  const started = runner.start({ input: { a: 1 } }, 'ada');
  for (let retry = 1; retry <= 2; retry += 1) {
    await until(() => server.posts.length === retry && timers.waiting(1000) === 1);
    timers.advance(1000);
  }
  await started;
  server.refusal = null;
  await runner.start({ input: { a: 1 } }, 'ada');
  expect(new Set(server.posts).size).toBe(1);
});

it('makes one run however often the answer is lost', async () => {
  server.swallow = 2;
  const started = runner.start({ input: {} }, 'ada');
  for (let retry = 1; retry <= 2; retry += 1) {
    await until(() => server.posts.length === retry && timers.waiting(1000) === 1);
    timers.advance(1000);
  }
  await started;
  expect(server.posts).toHaveLength(3);
  expect(server.runs.size).toBe(1);
});

it('asks again with the same key after a reload in the middle of starting', async () => {
  server.swallow = 3;
  const started = runner.start({ input: { a: 1 } }, 'ada');
  for (let retry = 1; retry <= 2; retry += 1) {
    await until(() => server.posts.length === retry && timers.waiting(1000) === 1);
    timers.advance(1000);
  }
  await started;
  expect(runner.get().failure?.kind).toBe('network');
  runner.stop();
  runner = newRunner();
  await runner.resume('ada');
  expect(shown()?.id).toBe('run-1');
  expect(server.runs.size).toBe(1);
  expect(new Set(server.posts).size).toBe(1);
});

it('presses again with the same key when the first press got no answer, and with a new one for other words', async () => {
  const tryInVain = async (input: unknown) => {
    server.swallow = 3;
    const before = server.posts.length;
    const started = runner.start({ input }, 'ada');
    for (let retry = 1; retry <= 2; retry += 1) {
      await until(() => server.posts.length === before + retry && timers.waiting(1000) === 1);
      timers.advance(1000);
    }
    await started;
  };
  await tryInVain({ a: 1 });
  await runner.start({ input: { a: 1 } }, 'ada');
  expect(server.runs.size).toBe(1);
  await tryInVain({ a: 1 });
  await runner.start({ input: { a: 2 } }, 'ada');
  expect(server.runs.size).toBe(3);
  await tryInVain({ a: 1 });
  await runner.start({ input: { a: 1 }, document: { project_id: 'project', revision: 1 } }, 'ada');
  expect(server.runs.size).toBe(5);
});

it('makes files of a document in the project the document names', async () => {
  const document = { project_id: 'project', revision: 2 };
  runner.stop();
  runner = newRunner(undefined, 'another');
  await runner.start({ input: { a: 1 }, document }, 'ada');
  expect(server.bodies).toEqual([{ tool: 'x', input: { a: 1 }, document }]);
});

it('shows the same run after a reload, finished or not', async () => {
  await runner.start({ input: {} }, 'ada');
  runner.stop();
  runner = newRunner();
  await runner.resume('ada');
  expect(shown()).toMatchObject({ id: 'run-1', status: 'queued' });
  await until(() => server.streams.length === 1);
  server.move('run-1', 'succeeded', 100);
  await until(() => shown()?.status === 'succeeded');
  runner.stop();
  runner = newRunner();
  await runner.resume('ada');
  expect(shown()).toMatchObject({ id: 'run-1', status: 'succeeded' });
});

it('finds an unfinished run that was started elsewhere, but does not bring back an old result', async () => {
  server.make('elsewhere', {});
  await runner.resume('ada');
  expect(shown()?.id).toBe('run-1');
  runner.stop();
  server.move('run-1', 'succeeded', 100);
  storage.clear();
  runner = newRunner();
  await runner.resume('ada');
  expect(shown()).toBeNull();
});

it('shows nothing of the person before', async () => {
  await runner.start({ input: {} }, 'ada');
  server.move('run-1', 'succeeded', 100);
  runner.stop();
  runner = newRunner();
  await runner.resume('grace');
  expect(shown()).toBeNull();
});

it('says why a run was refused, and a new try clears it', async () => {
  server.refusal = { status: 402, error: 'insufficient_credits' };
  await runner.start({ input: {} }, 'ada');
  expect(runner.get()).toMatchObject({ run: null, starting: false });
  expect(runner.get().failure).toMatchObject({ status: 402, serverMessage: 'Refused: insufficient_credits' });
  expect(told).toEqual(['refused 402']);
  server.refusal = null;
  const again = runner.start({ input: {} }, 'ada');
  expect(runner.get().failure).toBeNull();
  await again;
  expect(shown()?.status).toBe('queued');
  expect(new Set(server.posts).size).toBe(2);
});

it('waits for a request of its own that is still at work', async () => {
  server.refusal = { status: 409, error: 'idempotency_in_progress' };
  const started = runner.start({ input: {} }, 'ada');
  await until(() => server.posts.length === 1 && timers.waiting(1000) === 1);
  server.refusal = null;
  timers.advance(1000);
  await started;
  expect(shown()?.id).toBe('run-1');
});

it('cancels', async () => {
  await runner.start({ input: {} }, 'ada');
  await runner.cancel();
  expect(shown()?.status).toBe('cancelled');
  await runner.cancel();
  expect(server.posts.filter((post) => post.startsWith('/api/tool/cancel'))).toHaveLength(1);
});

it('takes a finished run off the screen, and brings it back where nothing new has begun', async () => {
  await runner.start({ input: {} }, 'ada');
  await until(() => server.streams.length === 1);
  server.move('run-1', 'succeeded', 100);
  await until(() => shown()?.status === 'succeeded');
  const bringBack = runner.clear();
  expect(shown()).toBeNull();
  bringBack();
  expect(shown()?.id).toBe('run-1');
  const tooLate = runner.clear();
  await runner.start({ input: { a: 2 } }, 'ada');
  tooLate();
  expect(shown()?.id).toBe('run-2');
});

it('starts one run for two presses', async () => {
  await Promise.all([runner.start({ input: {} }, 'ada'), runner.start({ input: {} }, 'ada')]);
  expect(server.runs.size).toBe(1);
});

it('opens a run by its id and says when there is none', async () => {
  server.make('k', {});
  await runner.open('run-1');
  expect(shown()?.id).toBe('run-1');
  await runner.open('run-9');
  expect(shown()).toBeNull();
  expect(runner.get().failure?.status).toBe(404);
  // Nobody pressed anything for it: the tool itself says it.
  expect(told).toEqual([]);
});
