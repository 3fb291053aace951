import type { TranscriptStore } from '@adwright/domain/library/transcripts/ports.ts';
import { and, asc, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { adTranscripts as table } from '../schema/transcripts.ts';
import { isUuid } from '../uuid.ts';

const columns = { status: table.status, language: table.language, segments: table.segments };
const mostTries = 3;

export function createTranscriptStore(db: Orm): TranscriptStore {
  return {
    async find(adId) {
      if (!isUuid(adId)) return null;
      return (await db.select(columns).from(table).where(eq(table.adId, adId)))[0] ?? null;
    },
    request: (adId, userId, most) =>
      db.transaction(async (tx) => {
        // Two at once would both find room for the last one.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const waiting = and(
          eq(table.userId, userId),
          inArray(table.status, ['queued', 'processing']),
          ne(table.adId, adId),
        );
        if ((await tx.$count(table, waiting)) >= most) return null;
        await tx
          .insert(table)
          .values({ adId, userId, status: 'queued', segments: [] })
          .onConflictDoUpdate({
            target: table.adId,
            set: { status: 'queued', userId, tries: 0, askedAt: sql`now()` },
            setWhere: eq(table.status, 'failed'),
          });
        return (await tx.select(columns).from(table).where(eq(table.adId, adId)))[0] ?? null;
      }),
    async take(stale) {
      const isLost = and(eq(table.status, 'processing'), lt(table.begunAt, stale));
      await db
        .update(table)
        .set({ status: 'failed' })
        .where(and(isLost, gte(table.tries, mostTries)));
      const next = db
        .select({ adId: table.adId })
        .from(table)
        .where(or(eq(table.status, 'queued'), isLost))
        .orderBy(asc(table.askedAt))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await db
        .update(table)
        .set({ status: 'processing', begunAt: sql`now()`, tries: sql`${table.tries} + 1` })
        .where(inArray(table.adId, next))
        .returning({ adId: table.adId, userId: table.userId });
      return taken ?? null;
    },
    async end(adId, result) {
      const set =
        result === 'failed'
          ? { status: result }
          : { status: 'succeeded' as const, ...result, segments: [...result.segments] };
      await db.update(table).set(set).where(eq(table.adId, adId));
    },
  };
}
