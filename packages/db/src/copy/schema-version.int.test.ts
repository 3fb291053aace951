import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { expect, it } from 'vitest';
import { inTransaction } from './ask.ts';
import { appliedMigrations, knownMigrations, rewindSchema } from './schema-version.ts';
import { listTables } from './tables.ts';

describeOnDatabases('a database that takes in what an earlier version wrote', (database) => {
  it('has the tables of that version first, and those of today afterwards', async () => {
    await inTransaction(database(), 'write', async (ask) => {
      const today = await listTables(ask);
      expect(await appliedMigrations(ask)).toEqual(knownMigrations());
      const toToday = await rewindSchema(ask, knownMigrations().slice(0, 2));
      expect((await listTables(ask)).length).toBeLessThan(today.length);
      await toToday();
      expect(await listTables(ask)).toEqual(today);
    });
  });

  it('refuses what a newer version wrote', async () => {
    const newer = [...knownMigrations(), '9999_of_the_future'];
    const rewinding = inTransaction(database(), 'write', (ask) => rewindSchema(ask, newer));
    await expect(rewinding).rejects.toThrow(/newer version/);
  });
});
