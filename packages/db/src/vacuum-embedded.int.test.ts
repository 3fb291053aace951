import { openAt, placeEmbedded } from '@adwright/test-kit/database-place.ts';
import { createAccount, createRun } from '@adwright/test-kit/factories.ts';
import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { vacuumNeglected } from './vacuum-embedded.ts';

it('vacuums the tables that changed much, and leaves the others alone', async () => {
  const place = await placeEmbedded();
  const database = await openAt(place.options);
  if (database.kind !== 'embedded') throw new Error('Not the database that was asked for');
  const { pglite } = database;
  await pglite.exec(`insert into rate_windows select g::text, now(), 0 from generate_series(1, 2000) g;
    insert into feedback (rating, text, page) values (5, '', '/')`);
  for (let round = 0; round < 3; round += 1) await pglite.exec('update rate_windows set hits = hits + 1');
  // The counts reach the view at the end of a later statement, at most once a second.
  await pglite.exec('select pg_stat_force_next_flush()');
  expect(await vacuumNeglected(pglite)).toContain('public.rate_windows');
  const { rows } = await pglite.query(
    `select relname, n_dead_tup::int as dead, last_vacuum is not null as vacuumed from pg_stat_user_tables
     where relname in ('rate_windows', 'feedback') order by relname`,
  );
  expect(rows).toEqual([
    { relname: 'feedback', dead: 0, vacuumed: false },
    { relname: 'rate_windows', dead: 0, vacuumed: true },
  ]);
  await database.close();
  await place.remove();
});

it('gives the room of documents that were thinned out to those that come next', async () => {
  const place = await placeEmbedded();
  const database = await openAt(place.options);
  if (database.kind !== 'embedded') throw new Error('Not the database that was asked for');
  const { pglite } = database;
  const { stores } = database.work;
  const { id: userId } = await createAccount(stores);
  const { id: projectId } = await createRun(stores, userId);
  await stores.projects.insert({ id: projectId, userId, tool: 'slow', title: 'A film', params: {} });
  const sizes: number[] = [];
  let revision = 0;
  for (let round = 0; round < 4; round += 1) {
    for (let saves = 0; saves < 8; saves += 1) {
      revision += 1;
      const body = { filling: randomBytes(300_000).toString('base64') };
      const about = { kind: 'design', schemaVersion: 1, bytes: 400_000, mutationId: `${revision}`, restoredFrom: null };
      await stores.documents.append({ projectId, revision, body, ...about });
    }
    const dropped = Array.from({ length: revision - 1 }, (_, index) => index + 1);
    await stores.documents.drop(projectId, dropped);
    await pglite.exec('select pg_stat_force_next_flush()');
    expect(await vacuumNeglected(pglite)).toContain('public.document_revisions');
    const sized = `select pg_total_relation_size('document_revisions')::int as bytes`;
    sizes.push((await pglite.query<{ bytes: number }>(sized)).rows[0]?.bytes ?? 0);
  }
  expect(sizes.at(-1)).toBeLessThan((sizes[1] ?? 0) * 1.1);
  await database.close();
  await place.remove();
});
