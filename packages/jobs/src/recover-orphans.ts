import type { PgBoss } from 'pg-boss';
import { bossSchema, deadQueue, queues } from './queues.ts';

/**
 * The embedded database is open in one process only, so a job that is active when it opens belonged to a process
 * that died. It is failed, which counts the attempt (a job that kills its process must run out of attempts like
 * any other), and made due at once instead of after its pause.
 */
export async function recoverOrphans(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  const names = [deadQueue, ...Object.values(queues).map((queue) => queue.name)];
  const { rows } = await db.executeSql(
    `select id, name from ${bossSchema}.job where state = 'active' and name = any($1::text[])`,
    [names],
  );
  const orphans: { id: string; name: string }[] = rows;
  for (const { id, name } of orphans) await boss.fail(name, id, { message: 'The process that worked on it died' });
  await db.executeSql(
    `update ${bossSchema}.job set start_after = ${bossSchema}.job_now() where state = 'retry' and id = any($1::uuid[])`,
    [orphans.map(({ id }) => id)],
  );
}
