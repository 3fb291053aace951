import { placePostgres } from '@adwright/test-kit/database-place.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openPostgres } from '../open-postgres.ts';

/** So many times Postgres plans what is prepared for whoever asks, before it compares. */
const tried = 5;

it('the pages that everybody reads are planned once, and not anew for each reader', async () => {
  const fresh = await placePostgres(inject('databaseServer'), 'empty');
  const database = await openPostgres(fresh.options.url ?? '', { onError: () => undefined, readingLane: {} });
  onTestFinished(async () => {
    await database.close();
    await fresh.remove();
  });
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
  const { rows } = await database.pool.query<{ name: string; anew: number }>(
    {
      name: 'plans',
      text: "select name, custom_plans::int as anew from pg_prepared_statements where name like '%_newest' order by name",
    },
    [],
  );
  expect(rows.map(({ name }) => name)).toEqual(['products_newest', 'projects_newest', 'runs_newest']);
  for (const { anew } of rows) expect(anew).toBeLessThanOrEqual(tried);
});
