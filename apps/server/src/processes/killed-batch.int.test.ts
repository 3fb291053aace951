import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProjectBatch } from '@adwright/contract/project/batch.ts';
import { users } from '@adwright/db/schema/accounts.ts';
import { assets } from '@adwright/db/schema/assets.ts';
import { creditEntries } from '@adwright/db/schema/credits.ts';
import { runs } from '@adwright/db/schema/runs.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openOwnDatabase } from '../testing/own-database.ts';
import { isAlive, rolesIn } from '../testing/process-family.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { slowTool } from '../testing/slow-tool.ts';
import { call, createPerson } from '../testing/slow-person.ts';

const product = fileURLToPath(new URL('../testing/slow-product.ts', import.meta.url));
const patience = { timeout: 120_000, interval: 100 };
const count = 40;
const row = { type: slowTool.projectType, params: { ms: 200 } };

it(
  'a batch whose worker is killed twice loses no row, makes none twice, and is charged once',
  { timeout: 300_000 },
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'adwright-killed-batch-'));
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
    const before = await openOwnDatabase(dataDir);
    const { userId, token } = await createPerson(before, 5 * count + 7);
    // Smaller plans have fewer runs waiting at once.
    await before.db.update(users).set({ plan: 'business' });
    await before.close();
    const env = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000' };
    const server = await startServerProcess({ url: null, dataDir }, env, product);
    const rows = Array.from({ length: count }, () => row);
    const { id } = await call(server.url, token, 'projectBatchCreate', { rows });
    const look = (): Promise<ProjectBatch> => call(server.url, token, 'projectBatchGet', { id: id ?? '' });
    const made = async () => (await look()).rows.filter(({ status }) => status === 'succeeded').length;
    for (const enough of [count / 4, count / 2]) {
      await vi.waitUntil(async () => (await made()) >= enough, patience);
      const { worker } = await rolesIn(server.pid, 'slow-role');
      if (!worker) throw new Error('The product has a process that works');
      process.kill(worker.pid, 'SIGKILL');
      await vi.waitUntil(async () => !(await isAlive(worker)), patience);
    }
    await vi.waitUntil(async () => (await look()).status === 'succeeded', patience);
    const batch = await look();
    expect(batch).toMatchObject({ credits_spent: 5 * count, run_id: expect.any(String) });
    expect(new Set(batch.rows.map((one) => `${one.row} ${one.status}`)).size).toBe(count);
    expect(await server.stop()).toBe(0);

    const after = await openOwnDatabase(dataDir);
    const kept = (await after.db.select().from(runs)).filter(({ parentId }) => parentId !== null);
    const files = (await after.db.select().from(assets)).map(({ runId, name }) => `${runId} ${name}`);
    const booked = (await after.db.select().from(creditEntries)).filter(({ runId }) => runId !== null);
    const left = await after.work.stores.credits.balance(userId);
    await after.close();
    expect([kept.length, files.length, new Set(files).size]).toEqual([count, count, count]);
    // In somebody's hands when they died.
    expect(kept.some(({ attempts }) => attempts > 1)).toBe(true);
    expect(booked.map(({ kind, runId }) => `${kind} ${runId}`).toSorted()).toEqual(
      ['hold', 'settle'].map((kind) => `${kind} ${batch.run_id}`),
    );
    expect(left).toBe(7);
  },
);
