import { openAt, placeEmbedded } from '@adwright/test-kit/database-place.ts';
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
