import { openAt, placeEmbedded } from '@adwright/test-kit/database-place.ts';
import type { DatabasePlace } from '@adwright/test-kit/database-place.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EmbeddedDatabase } from './open-database.ts';

describe('the embedded database with prepared queries', () => {
  let place: DatabasePlace;
  let database: EmbeddedDatabase;
  let pglite: EmbeddedDatabase['pglite'];
  beforeAll(async () => {
    place = await placeEmbedded();
    const opened = await openAt(place.options);
    if (opened.kind !== 'embedded') throw new Error('Not the database that was asked for');
    database = opened;
    pglite = database.pglite;
    await pglite.exec('create table notes (id int primary key, words text, extra jsonb, at timestamptz, tags text[])');
  });
  afterAll(async () => {
    await database.close();
    await place.remove();
  });

  const kept = async (): Promise<number> => {
    const { rows } = await pglite.query<{ kept: number }>('select count(*)::int as kept from pg_prepared_statements');
    return rows[0]?.kept ?? 0;
  };

  it('writes and reads every kind of value as the plain one does, at the first time and the second', async () => {
    const insert = 'insert into notes values ($1, $2, $3, $4, $5) returning *';
    const at = new Date('2026-01-02T03:04:05.678Z');
    const one = await pglite.query(insert, [1, 'Überschrift 😀', { a: [1, null] }, at, ['x', 'y "z"']]);
    expect(one).toMatchObject({ affectedRows: 1, command: 'INSERT' });
    expect(one.rows).toEqual([{ id: 1, words: 'Überschrift 😀', extra: { a: [1, null] }, at, tags: ['x', 'y "z"'] }]);
    const two = await pglite.query(insert, [2, null, null, null, []]);
    expect(two.rows).toEqual([{ id: 2, words: null, extra: null, at: null, tags: [] }]);
    const text = 'select id, at from notes where id = $1';
    const own = { rowMode: 'array', parsers: { [1184]: (value: string) => `at ${value.slice(0, 10)}` } } as const;
    expect((await pglite.query(text, [1], own)).rows).toEqual([[1, 'at 2026-01-02']]);
    // The parsers of one query are not those of the next.
    expect((await pglite.query(text, [1])).rows).toEqual([{ id: 1, at }]);
  });

  it('reads a text once, however often it is asked', async () => {
    await pglite.query('select words from notes where id = $1', [1]);
    const before = await kept();
    for (let id = 0; id < 5; id += 1) await pglite.query('select words from notes where id = $1', [id]);
    expect(await kept()).toBe(before);
  });

  it('keeps the queries it was asked lately, and no more than it has room for', async () => {
    for (let number = 0; number < 320; number += 1) {
      await pglite.query(`select ${number} + $1::int as sum`, [1]);
      await pglite.query('select words from notes where id = $1', [1]);
    }
    expect(await kept()).toBeLessThanOrEqual(300);
    const { rows } = await pglite.query<{ statement: string }>('select statement from pg_prepared_statements');
    expect(rows.map(({ statement }) => statement)).toContain('select words from notes where id = $1');
    expect((await pglite.query('select 0 + $1::int as sum', [1])).rows).toEqual([{ sum: 1 }]);
  });

  it('goes on after a failure, and a failed transaction leaves nothing behind', async () => {
    const insert = 'insert into notes (id) values ($1)';
    await expect(pglite.query(insert, [1])).rejects.toMatchObject({ code: '23505' });
    await expect(pglite.query('select nothing from notes')).rejects.toMatchObject({ code: '42703' });
    const failing = pglite.transaction(async (tx) => {
      await tx.query(insert, [10]);
      await tx.query(insert, [1]);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect((await pglite.query('select id from notes where id >= $1', [10])).rows).toEqual([]);
    await pglite.transaction((tx) => tx.query(insert, [11]));
    expect((await pglite.query('select id from notes where id >= $1', [10])).rows).toEqual([{ id: 11 }]);
  });

  it('keeps what is asked from outside out of a transaction that is under way', async () => {
    const order: string[] = [];
    let outside: Promise<unknown> = Promise.resolve();
    await pglite.transaction(async (tx) => {
      await tx.query('insert into notes (id) values ($1)', [20]);
      outside = pglite.query('select id from notes where id = $1', [20]).then(({ rows }) => {
        order.push('outside');
        expect(rows).toEqual([]);
      });
      await tx.query('select id from notes where id = $1', [20]);
      order.push('inside');
      await tx.rollback();
    });
    await outside;
    expect(order).toEqual(['inside', 'outside']);
  });

  it('refuses a transaction that is over', async () => {
    const late = await pglite.transaction((tx) => Promise.resolve(tx));
    await expect(late.query('select 1 as one where $1', [true])).rejects.toThrow('closed');
  });

  it('reads a text anew when its table has changed', async () => {
    const text = 'select * from notes where id = $1';
    await pglite.query(text, [1]);
    await pglite.exec('alter table notes drop column tags');
    expect((await pglite.query(text, [2])).rows).toEqual([{ id: 2, words: null, extra: null, at: null }]);
    await pglite.exec('deallocate all');
    expect((await pglite.query(text, [2])).rows).toHaveLength(1);
  });

  it('tells who listens', async () => {
    const heard: string[] = [];
    await pglite.listen('notes', (words) => heard.push(words));
    await pglite.query('select pg_notify($1, $2)', ['notes', 'hello']);
    await expect.poll(() => heard).toEqual(['hello']);
  });
});
