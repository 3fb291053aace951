/** What statements that are kept lean on, drizzle's session among it; see docs/decisions/017. */
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keptRead, keptWrite } from './kept-statement.ts';
import type { Orm } from './orm.ts';

type Sum = { readonly sum: number };
type Given = { readonly one: number; readonly two: number };

describeOnDatabases('a kept statement', (database) => {
  const write = vi.fn(({ one, two }: Record<keyof Given, unknown>) => sql`select ${one}::int + ${two}::int as sum`);
  const added = keptWrite<Given, Sum>('kept_write', write);
  const read = keptRead<Given, Sum>('kept_read', write);

  it('is written once, however often it is asked, within a transaction and without', async () => {
    const db: Orm = database().db;
    expect(await added(db, { one: 1, two: 2 })).toEqual([{ sum: 3 }]);
    expect(await db.transaction((tx) => added(tx, { one: 3, two: 4 }))).toEqual([{ sum: 7 }]);
    expect(await db.transaction((tx) => added(tx, { one: 5, two: 6 }))).toEqual([{ sum: 11 }]);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('goes by the lane of reads, which asks what has a name, only if it reads', async () => {
    const opened = database();
    // The embedded database has one connection for everything.
    if (opened.kind !== 'postgres') return;
    const asked = vi.spyOn(opened.pool, 'query');
    onTestFinished(() => asked.mockRestore());
    await added(opened.db, { one: 1, two: 2 });
    await read(opened.db, { one: 1, two: 2 });
    const names = asked.mock.calls.map(([query]) => (query as unknown as { name?: string }).name);
    expect(names).toEqual([undefined, 'kept_read']);
  });
});
