import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openAt, placePostgres } from '@adwright/test-kit/database-place.ts';
import { describeOnBothPlaces } from '@adwright/test-kit/database.ts';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import type { RunDelivery } from './in-flight.ts';
import { openQueue } from './open-queue.ts';
import { query } from './testing/query.ts';

const until = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 50_000, interval: 50 });

describeOnBothPlaces('the queue of a worker that is killed', (place) => {
  const children = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  it('gives its job to the next', async () => {
    const { dataDir, url } = place().options;
    const script = fileURLToPath(new URL('./testing/worker-process.ts', import.meta.url));
    const child = spawn(process.execPath, [script, dataDir, url ?? ''], { stdio: ['pipe', 'pipe', 'inherit'] });
    children.add(child);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => expect(output).toContain('ready'));
    const id = randomUUID();
    child.stdin.write(`${id}\n`);
    await until(() => expect(output).toContain(`took ${id}`));
    child.kill('SIGKILL');
    await once(child, 'exit');

    const database = await openAt(place().options);
    // Postgres waits for the heartbeat to stay out; here the half minute is over at once.
    const late = `update pgboss.job set heartbeat_on = heartbeat_on - interval '31 seconds' where state = 'active'`;
    if (database.kind === 'postgres') await query(database, late, []);
    const { work, stop } = await openQueue({ database, pollSeconds: 0.5 });
    const delivered: RunDelivery[] = [];
    await work('quick', { concurrency: 1 }, async (delivery) => void delivered.push(delivery));
    await until(() => expect(delivered).toMatchObject([{ runId: id, attempt: 2, lastAttempt: false }]));
    await stop({ drainSeconds: 5 });
    await database.close();
  });
});

describe('the queue on Postgres', () => {
  it('is installed once by processes that start together', async () => {
    const place = await placePostgres(inject('databaseServer'), 'empty');
    const databases = await Promise.all(Array.from({ length: 4 }, () => openAt(place.options)));
    const queues = await Promise.all(databases.map((database) => openQueue({ database })));
    const delivered: string[] = [];
    for (const { work } of queues) {
      await work('model', { concurrency: 1 }, async ({ runId }) => void delivered.push(runId));
    }
    const ids = Array.from({ length: 8 }, () => randomUUID());
    for (const [index, id] of ids.entries()) await queues[index % 4]?.queue.enqueueRun({ id, queue: 'model' });
    await until(() => expect(delivered.toSorted()).toEqual(ids.toSorted()));
    await Promise.all(queues.map(({ stop }) => stop({ drainSeconds: 5 })));
    await Promise.all(databases.map((database) => database.close()));
    await place.remove();
  });
});
