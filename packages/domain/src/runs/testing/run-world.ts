/** A world for tests of the life of a run: the real stores, a tool that does what the test says, files in memory. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import type { FileStorage, WorkFolders } from '../../assets/ports.ts';
import { noPeople } from '../../avatars/testing/no-people.ts';
import { noEngines } from '../../engines/engines.ts';
import { noMedia } from '../../engines/testing/no-media.ts';
import { noPictures } from '../../engines/testing/no-pictures.ts';
import { noSpeech } from '../../engines/testing/no-speech.ts';
import { noRendering } from '../../engines/testing/no-rendering.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { Delivery, ExecuteRunDeps } from '../execute-run.ts';
import { executeRun } from '../execute-run.ts';
import type { EventBus, QueueName, RunHandler, RunnableTool, RunRecord, Workers } from '../ports.ts';
import { startRun } from '../start-run.ts';

export type RunWorld = ReturnType<typeof createRunWorld>;

const anything = { safeParse: (value: unknown) => ({ success: true, data: value }) as const };

export const paintTool: RunnableTool = {
  id: 'paint',
  projectType: 99,
  title: async () => 'A painting',
  input: {
    safeParse: (value) =>
      typeof value === 'object' && value !== null && 'colour' in value
        ? { success: true, data: value }
        : { success: false, error: { issues: [{ path: ['colour'], message: 'is missing' }] } },
  },
  output: anything,
  queue: 'quick',
  timeoutSeconds: 5,
  price: (input) => (input as { price?: number }).price ?? 3,
};

export function createRunWorld(work: UnitOfWork, change: { tool?: Partial<RunnableTool> } = {}) {
  const woken: QueueName[] = [];
  const published: { userId: string; event: RunEvent }[] = [];
  const listeners = new Set<{ userId: string; listener: (event: RunEvent) => void }>();
  const files = new Map<string, Uint8Array>();
  let handler: RunHandler = async () => ({});

  const workers: Workers = { wake: async (queue) => void woken.push(queue) };
  const events: EventBus = {
    async publish(userId, event) {
      published.push({ userId, event });
      for (const one of listeners) if (one.userId === userId) one.listener(event);
    },
    subscribe(userId, listener) {
      const entry = { userId, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
  const storage: FileStorage = {
    put: async (key, body) => void files.set(key, body),
    putStream: async () => 0,
    async putFile(key, path) {
      const body = await readFile(path);
      await rm(path);
      files.set(key, body);
      return body.byteLength;
    },
    localPath: async () => null,
    async read(key) {
      const body = files.get(key);
      return body ? { stream: Readable.from([body]), bytes: body.length } : null;
    },
    remove: async (key) => void files.delete(key),
    async *keys() {
      yield* files.keys();
    },
    writtenAt: async () => null,
    sweepUnpublished: async () => undefined,
  };
  const folders = new Set<string>();
  const workFolders: WorkFolders = {
    sweep: async () => undefined,
    async open() {
      const path = await mkdtemp(join(tmpdir(), 'adwright-attempt-'));
      folders.add(path);
      const remove = async (): Promise<void> => {
        await rm(path, { recursive: true, force: true });
        folders.delete(path);
      };
      return { path, remove };
    },
  };
  const tools = { paint: { ...paintTool, ...change.tool } };
  const deps: ExecuteRunDeps & { workers: Workers } = {
    work,
    workers,
    events,
    storage,
    workFolders,
    engines: noEngines,
    pictures: noPictures,
    speech: noSpeech,
    rendering: noRendering,
    media: noMedia,
    people: noPeople,
    tools,
    loadHandler: async () => handler,
  };

  return {
    deps,
    woken,
    published,
    files,
    folders,
    listeners,
    handle: (next: RunHandler) => void (handler = next),
    start: (userId: string, input: unknown = { colour: 'red' }, idempotencyKey: string | null = null) =>
      startRun(deps, { userId, tool: 'paint', input, idempotencyKey }),
    deliver: (runId: string, more: Partial<Delivery> = {}) =>
      executeRun(deps, { runId, lastAttempt: false, signal: new AbortController().signal, ...more }),
    run: (id: string): Promise<RunRecord> => found(work.stores.runs.byId(id)),
  };
}

async function found<Value>(value: Promise<Value | null>): Promise<Value> {
  const result = await value;
  if (result === null) throw new Error('It is gone');
  return result;
}

export async function personWith(work: UnitOfWork, credits: number): Promise<string> {
  const email = `${randomUUID()}@example.test`;
  const account = await found(
    work.stores.accounts.insert({ email, name: 'Ada', passwordHash: null, googleSubject: null, locale: 'en' }),
  );
  await work.stores.credits.grant({ userId: account.id, amount: credits, reason: 'test', key: `test:${account.id}` });
  return account.id;
}
