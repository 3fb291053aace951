import type { StatementEntry } from '@adwright/contract/pay/pay.ts';
import type { BillingStore } from '@adwright/domain/billing/ports.ts';
import { and, asc, desc, eq, gte, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../orm.ts';
import { creditEntries } from '../schema/credits.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { containing } from './containing.ts';
import { creditLots } from './credit-lots.ts';
import { totalOf } from './total-of.ts';

const ends = alias(creditEntries, 'ends');

/** A run's hold and its end are one line: what it cost in the end. */
const amount = sql`${creditEntries.amount} + coalesce(${ends.amount}, 0)`.mapWith(Number);
const kind = sql<StatementEntry['kind']>`case when ${creditEntries.kind} <> 'hold' then ${creditEntries.kind}
  when ${ends.kind} = 'release' then 'refund' when ${ends.kind} is null then 'held' else 'run' end`;
const title = sql<string>`coalesce(${projects.title}, ${creditEntries.reason})`;
const day = sql<string>`to_char(${creditEntries.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;

export function createStatement(db: Orm): Pick<BillingStore, 'statement' | 'usage'> {
  return {
    async statement(userId, query) {
      const words = query.keyword ? containing(query.keyword) : null;
      const wanted = and(
        eq(creditEntries.userId, userId),
        inArray(creditEntries.kind, ['grant', 'revoke', 'hold']),
        words === null ? undefined : or(ilike(runs.tool, words), ilike(title, words)),
      );
      const order = query.sort === 'oldest' ? asc : desc;
      const rows = await lines(db, wanted)
        .orderBy(order(creditEntries.createdAt), order(creditEntries.id))
        .limit(query.page_size)
        .offset((query.page - 1) * query.page_size);
      const list = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
      const count = () => db.$count(lines(db, wanted).as('lines'));
      return { list, total: await totalOf(query, list.length, count) };
    },
    async usage(userId, since) {
      const days = await db
        .select({ day, tool: runs.tool, credits: sql`-sum(${amount})`.mapWith(Number) })
        .from(creditEntries)
        .innerJoin(runs, eq(runs.id, creditEntries.runId))
        .leftJoin(ends, endOf)
        .where(
          and(eq(creditEntries.userId, userId), eq(creditEntries.kind, 'hold'), gte(creditEntries.createdAt, since)),
        )
        .groupBy(day, runs.tool)
        .having(sql`sum(${amount}) <> 0`)
        .orderBy(day, runs.tool);
      const left = await db
        .select({ paid: sql`paid`.mapWith(Number), unpaid: sql`unpaid`.mapWith(Number) })
        .from(sql`${creditLots(sql`${userId}::uuid`)} as lots`);
      return { monthly_credits: left[0]?.unpaid ?? 0, paid_credits: left[0]?.paid ?? 0, days };
    },
  };
}

const endOf = and(
  eq(creditEntries.kind, 'hold'),
  eq(ends.runId, creditEntries.runId),
  inArray(ends.kind, ['settle', 'release']),
);

function lines(db: Orm, wanted: SQL | undefined) {
  return db
    .select({ id: creditEntries.id, created_at: creditEntries.createdAt, kind, amount, tool: runs.tool, title })
    .from(creditEntries)
    .leftJoin(ends, endOf)
    .leftJoin(runs, eq(runs.id, creditEntries.runId))
    .leftJoin(projectVersions, eq(projectVersions.runId, creditEntries.runId))
    .leftJoin(projects, and(eq(projects.id, projectVersions.projectId), isNull(projects.deletedAt)))
    .where(wanted);
}
