import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openAt, placePostgres } from '@adwright/test-kit/database-place.ts';
import { describeOnBothPlaces } from '@adwright/test-kit/database.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import type { RunDelivery } from './leases.ts';
import { openQueue } from './open-queue.ts';
import { eachQueue } from './testing/each-queue.ts';

const until = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 50_000, interval: 50 });

describeOnBothPlaces('the queue of a worker that is killed', (place) => {
  const children = new Set<ChildProcess>();
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  it('gives its run to the next', async () => {
    const { dataDir, url } = place().options;
    const before = await openAt(place().options);
    const { id: userId } = await createAccount(before.work.stores);
    const { id } = await createRun(before.work.stores, userId);
    await before.close();
    const script = fileURLToPath(new URL('./testing/worker-process.ts', import.meta.url));
    const killed = randomUUID();
    const child = spawn(process.execPath, [script, dataDir, url ?? '', killed], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(child);
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await until(() => expect(output).toContain(`took ${id}`));
    child.kill('SIGKILL');
    await once(child, 'exit');

    const database = await openAt(place().options);
    const began = Date.now();
    const { work, stop } = await openQueue({ database, pollSeconds: 0.2, dead: [killed] });
    const delivered: RunDelivery[] = [];
    await work(
      eachQueue(['quick'], 1),
      async (delivery) => {
        delivered.push(delivery);
        await database.work.stores.runs.finish(delivery.runId, { status: 'succeeded', output: {} });
      },
      async () => {},
    );
    await until(() => expect(delivered).toMatchObject([{ runId: id, attempt: 2, lastAttempt: false }]));
    expect(Date.now() - began).toBeLessThan(15_000);
    await stop({ drainSeconds: 5 });
    await database.close();
  });
});

describe('the queue on Postgres', () => {
  it('gives each run to one of the processes, and takes turns between people whoever takes', async () => {
    const place = await placePostgres(inject('databaseServer'));
    const databases = await Promise.all(Array.from({ length: 4 }, () => openAt(place.options)));
    const [first] = databases;
    if (!first) throw new Error('It is gone');
    const { stores } = first.work;
    const [many, one] = [await createAccount(stores), await createAccount(stores)];
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      ids.push((await createRun(stores, many.id, { queue: 'model' })).id);
    }
    const queues = await Promise.all(databases.map((database) => openQueue({ database, pollSeconds: 0.2 })));
    const delivered: string[] = [];
    let late: string | undefined;
    let underWayBefore = Infinity;
    const handle = async ({ runId }: RunDelivery) => {
      delivered.push(runId);
      if (delivered.length === 8) {
        late = (await createRun(stores, one.id, { queue: 'model' })).id;
        underWayBefore = delivered.length;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
      await stores.runs.finish(runId, { status: 'succeeded', output: {} });
    };
    for (const { work } of queues) await work(eachQueue(['model'], 1), handle, async () => {});
    await until(() => expect(delivered).toHaveLength(ids.length + 1));
    expect(delivered.toSorted()).toEqual([...ids, late ?? ''].toSorted());
    // At most what the other three processes were taking at that moment comes before.
    expect(delivered.indexOf(late ?? '')).toBeLessThanOrEqual(underWayBefore + 3);
    await Promise.all(queues.map(({ stop }) => stop({ drainSeconds: 5 })));
    await Promise.all(databases.map((database) => database.close()));
    await place.remove();
  });
});
