import type { LineFacts } from '@adwright/domain/runs/line-facts.ts';
import { and, gt, isNull, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { keptRead } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { runs } from '../schema/runs.ts';

export type LineFact = {
  readonly part: 'ahead' | 'under way' | 'measured';
  readonly tool: string;
  readonly figure: number | null;
  readonly progress: number;
};

/** How many runs of a tool its time is measured by. */
const sample = 20;

// Their values stand in the text: of a parameter Postgres cannot know that it fits the condition of an index.
const unfinished = sql`${runs.status} in ('queued', 'processing')`;
const now = sql`now()`;

/** Nobody has it, or who had it is dead. A batch does no work of its own. */
export const isFree = and(unfinished, isNull(runs.children), or(isNull(runs.leasedUntil), lte(runs.leasedUntil, now)));
export const isUnderWay = and(unfinished, gt(runs.leasedUntil, now));

/** Asked in one go: everybody who waits asks again and again, and each question is a way to the database and back. */
export function factsOfLine(runId: SQLWrapper): SQL {
  const inOwnQueue = sql`from ${runs}, own where ${runs.queue} = own.queue`;
  const took = sql`extract(epoch from ${runs.finishedAt} - ${runs.startedAt})`;
  const succeeded = sql`${runs.status} = 'succeeded' and ${runs.children} is null`;
  return sql`with own as materialized (
      select ${runs.queue}, ${runs.tool}, ${runs.turn}, ${runs.createdAt} from ${runs} where ${runs.id} = ${runId}
    ), line as materialized (
      select 'ahead' as part, ${runs.tool}, count(*)::float8 as figure, 0 as progress ${inOwnQueue}
        and ${isFree} and ${isNull(runs.pausedAt)}
        and (${runs.turn}, ${runs.createdAt}) < (own.turn, own.created_at) group by ${runs.tool}
      union all
      select 'under way', ${runs.tool}, extract(epoch from now() - coalesce(${runs.startedAt}, now()))::float8,
        ${runs.progress}
        ${inOwnQueue} and ${isUnderWay}
    ), tools as (select tool from own union select tool from line)
    select * from line
    union all
    select 'measured', tool, (
      select avg(seconds) from (
        select ${took} as seconds ${inOwnQueue} and ${runs.tool} = tools.tool and ${succeeded}
          order by ${runs.finishedAt} desc limit ${sql.raw(String(sample))}
      ) as latest
    )::float8, 0 from tools`;
}

const ask = keptRead<{ runId: string }, LineFact>('line_facts', ({ runId }) => factsOfLine(runId));

export async function lineFacts(db: Orm, runId: string): Promise<LineFacts> {
  return readLineFacts(await ask(db, { runId }));
}

export function readLineFacts(facts: readonly LineFact[]): LineFacts {
  const of = (part: LineFact['part']) =>
    facts.flatMap(({ figure, ...fact }) => (fact.part === part && figure !== null ? [{ ...fact, figure }] : []));
  return {
    ahead: of('ahead').map(({ tool, figure }) => ({ tool, runs: figure })),
    underWay: of('under way').map(({ tool, figure, progress }) => ({ tool, seconds: figure, progress })),
    measured: new Map(of('measured').map(({ tool, figure }) => [tool, figure])),
  };
}
