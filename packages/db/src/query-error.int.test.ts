import { inspect } from 'node:util';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { expect, it } from 'vitest';
import { QueryError } from './query-error.ts';

describeOnDatabases('an error of a query', (database) => {
  it('says what was wrong and names none of the values', async () => {
    const { work } = database();
    const session = { tokenHash: 'secret-hash', userId: '0b0f9a3e-6c1d-4f0e-9d53-4c1f2b8a7e11', now: new Date() };
    const insert = async () => work.stores.sessions.insert(session);
    const inside = async () => work.transact((stores) => stores.sessions.insert(session));
    for (const attempt of [insert, inside]) {
      const error: unknown = await attempt().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(QueryError);
      expect(error).toMatchObject({ code: '23503', query: expect.stringContaining('insert into "sessions"') });
      expect(inspect(error, { depth: 5 })).not.toMatch(/secret-hash|0b0f9a3e/);
    }
  });
});
