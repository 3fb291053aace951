import type { AdImportStore } from '@adwright/domain/collection/imports/ports.ts';
import type { ErrorCode } from '@adwright/contract/errors.ts';
import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { adImports as table } from '../schema/ad-imports.ts';

const mostTries = 3;
/** How it ended can be asked for that long. */
const keptHours = 24;

type Row = { readonly userId: string; readonly importId: string; readonly line: number };
const isRow = ({ userId, importId, line }: Row) =>
  and(eq(table.userId, userId), eq(table.importId, importId), eq(table.line, line));

export function createAdImportStore(db: Orm): AdImportStore {
  return {
    add: (userId, { import_id: importId, folder_id: folderId, rows }, most) =>
      db.transaction(async (tx) => {
        // Two at once would both find room for the last rows.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const isOld = lt(table.askedAt, sql`now() - make_interval(hours => ${keptHours})`);
        await tx.delete(table).where(and(eq(table.userId, userId), isOld));
        if ((await tx.$count(table, eq(table.userId, userId))) + rows.length > most) return false;
        const values = rows.map(({ line, ad }) => ({
          userId,
          importId,
          line,
          folderId,
          ad,
          status: 'queued' as const,
        }));
        await tx.insert(table).values(values).onConflictDoNothing();
        return true;
      }),
    async take(stale) {
      const isLost = and(eq(table.status, 'processing'), lt(table.begunAt, stale));
      await db
        .update(table)
        .set({ status: 'failed', problem: 'internal' satisfies ErrorCode, ad: null })
        .where(and(isLost, gte(table.tries, mostTries)));
      const turns = db
        .select({ userId: table.userId, last: sql`max(${table.begunAt})`.as('last') })
        .from(table)
        .groupBy(table.userId)
        .as('turns');
      const next = db
        .select({ userId: table.userId, importId: table.importId, line: table.line })
        .from(table)
        .innerJoin(turns, eq(turns.userId, table.userId))
        .where(or(eq(table.status, 'queued'), isLost))
        // Whoever had a row longest ago: one person's thousands do not stand before another's first, whatever they are called.
        .orderBy(sql`${turns.last} nulls first`, asc(table.line), asc(table.askedAt))
        .limit(1)
        .for('update', { of: table, skipLocked: true });
      const [taken] = await db
        .update(table)
        .set({ status: 'processing', begunAt: sql`now()`, tries: sql`${table.tries} + 1` })
        .where(sql`(${table.userId}, ${table.importId}, ${table.line}) in ${next}`)
        .returning();
      return taken && taken.ad !== null ? { ...taken, ad: taken.ad } : null;
    },
    async end(row, problem) {
      const status = problem === null ? 'saved' : 'failed';
      await db.update(table).set({ status, problem, ad: null }).where(isRow(row));
    },
    async state(userId, importId) {
      const rows = await db
        .select({ line: table.line, status: table.status, problem: table.problem })
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.importId, importId)))
        .orderBy(asc(table.line));
      if (rows.length === 0) return null;
      const failed = rows.filter(({ status }) => status === 'failed');
      return {
        total: rows.length,
        saved: rows.filter(({ status }) => status === 'saved').length,
        failed: failed.length,
        problems: failed.map(({ line, problem }) => ({ line, code: (problem ?? 'internal') as ErrorCode })),
      };
    },
  };
}
