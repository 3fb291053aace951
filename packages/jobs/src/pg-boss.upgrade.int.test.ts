/** The queue's own tables, which two of our queries touch; see docs/decisions/017. */
import { describeOnBothDatabases } from '@adwright/test-kit/database.ts';
import { expect, it } from 'vitest';
import { openQueue } from './open-queue.ts';
import { bossSchema } from './queues.ts';
import { query } from './testing/query.ts';

describeOnBothDatabases('what we lean on in pg-boss', (database) => {
  it('is a table of jobs with these columns, these states and this clock', async () => {
    const opened = await openQueue({ database: database() });
    const columns = await query(
      database(),
      `select column_name || ' ' || udt_name as state from information_schema.columns
       where table_schema = $1 and table_name = 'job' order by 1`,
      [bossSchema],
    );
    expect(columns.map(({ state }) => state)).toEqual(
      expect.arrayContaining([
        'id uuid',
        'name text',
        'retry_count int4',
        'retry_limit int4',
        'start_after timestamptz',
        'state job_state',
      ]),
    );
    const states = await query(
      database(),
      `select unnest(enum_range(null::${bossSchema}.job_state))::text as state where $1`,
      [true],
    );
    expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['active', 'retry']));
    const [clock] = await query(database(), `select pg_typeof(${bossSchema}.job_now())::text as state where $1`, [
      true,
    ]);
    expect(clock?.state).toBe('timestamp with time zone');
    await opened.stop({ drainSeconds: 0 });
  });
});
