import { placePostgres } from '@adwright/test-kit/database-place.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { expect, inject, it, onTestFinished } from 'vitest';
import type { PostgresDatabase } from '../open-database.ts';
import { openPostgres } from '../open-postgres.ts';

/** So many times Postgres plans what is prepared for whoever asks, before it compares. */
const tried = 5;

async function openLane(): Promise<PostgresDatabase> {
  const fresh = await placePostgres(inject('databaseServer'), 'empty');
  const database = await openPostgres(fresh.options.url ?? '', { onError: () => undefined, readingLane: {} });
  onTestFinished(async () => {
    await database.close();
    await fresh.remove();
  });
  return database;
}

/** How often the lane has had each statement planned anew. */
async function plannedAnew({ pool }: PostgresDatabase): Promise<Map<string, number>> {
  const text = 'select name, custom_plans::int as anew from pg_prepared_statements order by name';
  const { rows } = await pool.query<{ name: string; anew: number }>({ name: 'plans', text }, []);
  return new Map(rows.map(({ name, anew }) => [name, anew]));
}

it('the pages that everybody reads are planned once, and not anew for each reader', async () => {
  const database = await openLane();
  const { stores } = database.work;
  const { id: userId } = await createAccount(stores);
  for (let number = 0; number < 40; number += 1) {
    const { id, tool } = await createRun(stores, userId);
    await stores.projects.insert({ id, userId, tool, title: `Project ${number}`, params: {} });
  }
  for (let read = 0; read < 3 * tried; read += 1) {
    const query = { page: 1, page_size: 20, sort: 'newest' } as const;
    for (const { list } of [stores.runs, stores.projects]) expect((await list(userId, query)).total).toBe(40);
    await stores.products.list(userId, query);
  }
  const anew = await plannedAnew(database);
  for (const page of ['products_newest', 'projects_newest', 'runs_newest']) {
    expect(anew.get(page)).toBeGreaterThan(0);
    expect(anew.get(page)).toBeLessThanOrEqual(tried);
  }
});

it('a look at a run that waits is planned once, however many runs there have been', async () => {
  const database = await openLane();
  const { stores } = database.work;
  const { id: userId } = await createAccount(stores);
  const { id, tool, queue } = await createRun(stores, userId);
  const taken = {
    finished: "now() - n * interval '1 minute'",
    begun: "now() - n * interval '1 minute' - interval '5 s'",
  };
  await database.pool.query(
    `insert into runs (id, user_id, tool, queue, input, status, stage, credits_cost, started_at, finished_at)
     select gen_random_uuid(), $1, $2, $3, '{}', 'succeeded', 'succeeded', 1, ${taken.begun}, ${taken.finished}
     from generate_series(1, 3000) as n`,
    [userId, tool, queue],
  );
  await database.pool.query('analyze runs');
  for (let look = 0; look < 3 * tried; look += 1) {
    expect((await stores.runs.seen(userId, id))?.line?.measured.get(tool)).toBeCloseTo(5);
  }
  const anew = (await plannedAnew(database)).get('seen_run');
  expect(anew).toBeGreaterThan(0);
  expect(anew).toBeLessThanOrEqual(tried);
});
