import type { IdempotencyBegin, IdempotencyKey, IdempotencyStore } from '@adwright/domain/requests/ports.ts';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { idempotencyKeys as keys } from '../schema/requests.ts';

type Begin = Parameters<IdempotencyStore['begin']>[0];

export function createIdempotencyStore(db: Orm): IdempotencyStore {
  return {
    begin: (request) => begin(db, request),
    async finish({ status, answer, ...key }) {
      await db.update(keys).set({ status, answer }).where(unanswered(key));
    },
    async abandon(key) {
      await db.delete(keys).where(unanswered(key));
    },
    async removeBefore(moment) {
      return (await db.delete(keys).where(lt(keys.createdAt, moment)).returning({ key: keys.key })).length;
    },
  };
}

/** One statement takes the key: a new one, one that is too old to count, or one whose request was cut off. */
async function begin(db: Orm, { scope, key, bodyHash, now, lockedUntil, keepSince }: Begin): Promise<IdempotencyBegin> {
  const fresh = { bodyHash, status: null, answer: null, lockedUntil, createdAt: now };
  const cutOff = and(isNull(keys.status), eq(keys.bodyHash, bodyHash), lte(keys.lockedUntil, now));
  const taken = await db
    .insert(keys)
    .values({ scope, key, ...fresh })
    .onConflictDoUpdate({
      target: [keys.scope, keys.key],
      set: fresh,
      setWhere: sql`${or(lt(keys.createdAt, keepSince), cutOff)}`,
    })
    .returning({ key: keys.key });
  if (taken.length === 1) return { state: 'started' };
  const [earlier] = await db.select().from(keys).where(is({ scope, key })).limit(1);
  // Abandoned between the two statements: the caller is told to come again, and then starts it.
  if (!earlier) return { state: 'in_progress' };
  if (earlier.bodyHash !== bodyHash) return { state: 'mismatch' };
  if (earlier.status === null) return { state: 'in_progress' };
  return { state: 'done', status: earlier.status, answer: earlier.answer };
}

function is({ scope, key }: IdempotencyKey): SQL | undefined {
  return and(eq(keys.scope, scope), eq(keys.key, key));
}

function unanswered(key: IdempotencyKey): SQL | undefined {
  return and(is(key), isNull(keys.status));
}
