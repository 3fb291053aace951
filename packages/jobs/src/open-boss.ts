import { fromPglite, PgBoss } from 'pg-boss';
import type { ConstructorOptions, Queue, QueuePolicy } from 'pg-boss';
import type { DatabaseHandle } from './database-handle.ts';
import { bossSchema, deadQueue, deadQueueSettings, queues, runQueueSettings } from './queues.ts';
import { recoverOrphans } from './recover-orphans.ts';

type QueueSettings = Omit<Queue, 'name' | 'policy' | 'partition'>;

/**
 * Postgres: a dead worker is noticed by its missing heartbeat, so the watch is short. Embedded: no other process
 * can have died while this one lives, and the watch only clears away old jobs.
 */
function bossOptions(database: DatabaseHandle): ConstructorOptions {
  const shared = { schema: bossSchema, schedule: false, useListenNotify: true } as const;
  if (database.kind === 'embedded') {
    const watch = { superviseIntervalSeconds: 300, monitorVacuum: false, reindex: false };
    return { ...shared, ...watch, db: fromPglite(database.pglite), backend: 'pglite' };
  }
  return {
    ...shared,
    connectionString: database.url,
    application_name: 'adwright-jobs',
    max: 5,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  };
}

export async function openBoss(database: DatabaseHandle, onTrouble: (trouble: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss(bossOptions(database));
  boss.on('error', (error) => onTrouble(error));
  boss.on('warning', (warning) => onTrouble(new Error(warning.message, { cause: warning.data })));
  await boss.start();
  try {
    await defineQueues(boss);
    if (database.kind === 'embedded') await recoverOrphans(boss);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return boss;
}

/** A queue that exists takes over what the definition says now; only its policy is fixed for good. */
async function defineQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map((queue) => queue.name));
  const define = (name: string, policy: QueuePolicy, options: QueueSettings) =>
    existing.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, { ...options, policy });
  await define(deadQueue, 'standard', deadQueueSettings);
  // Exclusive: of one run there is at most one job that waits or is worked on.
  for (const { name, expireInSeconds } of Object.values(queues)) {
    await define(name, 'exclusive', { ...runQueueSettings, expireInSeconds });
  }
}
