import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { openAt, placePostgres } from '@adwright/test-kit/database-place.ts';
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { describe, expect, inject, it, vi } from 'vitest';
import { openEventBus } from './event-bus.ts';

const event = (change: Partial<RunEvent> = {}): RunEvent => ({
  id: randomUUID(),
  tool: 'qr-code',
  status: 'processing',
  progress: 40,
  stage: 'drawing',
  ...change,
});
const until = <Value>(check: () => Value) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

describeOnBothDatabases('the event bus', (database) => {
  it('tells a person of their own events, in order, until they unsubscribe', async () => {
    const bus = await openEventBus(database());
    const [mine, other]: [RunEvent[], RunEvent[]] = [[], []];
    const stop = bus.subscribe('me', (heard) => mine.push(heard));
    bus.subscribe('you', (heard) => other.push(heard));
    const sent = [event({ progress: 1 }), event({ progress: 2, stage: '描画' }), event({ progress: 3 })];
    for (const one of sent) await bus.publish('me', one);
    await until(() => expect(mine).toEqual(sent));
    stop();
    const last = event();
    await bus.publish('me', event());
    await bus.publish('you', last);
    await until(() => expect(other).toEqual([last]));
    expect(mine).toEqual(sent);
    await bus.close();
  });

  it('goes on when a listener throws, and refuses what Postgres cannot carry', async () => {
    const troubles: Error[] = [];
    const bus = await openEventBus(database(), (trouble) => troubles.push(trouble));
    const heard: RunEvent[] = [];
    bus.subscribe('me', () => {
      throw new Error('broken');
    });
    bus.subscribe('me', (one) => heard.push(one));
    await expect(bus.publish('me', event({ stage: 'x'.repeat(8000) }))).rejects.toThrow(RangeError);
    await bus.publish('me', event({ stage: 'x'.repeat(7000) }));
    await until(() => expect(heard).toHaveLength(1));
    expect(troubles).toHaveLength(1);
    await bus.close();
  });
});

describe('the event bus on Postgres', () => {
  it('reaches another process, also after its connection broke', async () => {
    const place = await placePostgres(inject('databaseServer'));
    const database = await openAt(place.options);
    if (database.kind !== 'postgres') throw new Error('Not the database that was asked for');
    const troubles: Error[] = [];
    const bus = await openEventBus(database, (trouble) => troubles.push(trouble));
    const heard: string[] = [];
    bus.subscribe('me', ({ id }) => heard.push(id));
    await publishElsewhere(database.url, 'before');
    await until(() => expect(heard).toEqual(['before']));

    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'adwright-events' and datname = current_database()`,
    );
    await until(() => expect(troubles).not.toEqual([]));
    await until(async () => {
      await bus.publish('me', event({ id: 'reconnected' }));
      expect(heard).toContain('reconnected');
    });
    await publishElsewhere(database.url, 'after');
    await until(() => expect(heard).toContain('after'));
    await bus.close();
    await database.close();
    await place.remove();
  });
});

async function publishElsewhere(url: string, id: string): Promise<void> {
  const script = fileURLToPath(new URL('./testing/publish-event.ts', import.meta.url));
  const child = spawn(process.execPath, [script, url, id], { stdio: 'inherit' });
  expect(await once(child, 'exit')).toEqual([0, null]);
}
