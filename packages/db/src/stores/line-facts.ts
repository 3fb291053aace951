import type { LineFacts } from '@adwright/domain/runs/run-line.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { rowsOf } from '../rows-of.ts';
import { runs } from '../schema/runs.ts';

type Fact = {
  readonly part: 'ahead' | 'under way' | 'measured';
  readonly tool: string;
  readonly figure: number | null;
};

/** How many runs of a tool its time is measured by. */
const sample = 20;

/** Asked in one go: everybody who waits asks again and again, and each question is a way to the database and back. */
export async function lineFacts(
  db: Orm,
  { runId, isAhead, isUnderWay }: { runId: string; isAhead: SQL | undefined; isUnderWay: SQL | undefined },
): Promise<LineFacts> {
  const inOwnQueue = sql`from ${runs}, own where ${runs.queue} = own.queue`;
  const took = sql`extract(epoch from ${runs.finishedAt} - ${runs.startedAt})`;
  const succeeded = and(eq(runs.status, 'succeeded'), isNull(runs.children));
  const facts = await rowsOf<Fact>(
    db,
    sql`with own as materialized (
        select ${runs.queue}, ${runs.tool}, ${runs.turn}, ${runs.createdAt} from ${runs} where ${eq(runs.id, runId)}
      ), line as materialized (
        select 'ahead' as part, ${runs.tool}, count(*)::float8 as figure ${inOwnQueue} and ${isAhead}
          and (${runs.turn}, ${runs.createdAt}) < (own.turn, own.created_at) group by ${runs.tool}
        union all
        select 'under way', ${runs.tool}, extract(epoch from now() - coalesce(${runs.startedAt}, now()))::float8
          ${inOwnQueue} and ${isUnderWay}
      ), tools as (select tool from own union select tool from line)
      select * from line
      union all
      select 'measured', tool, (
        select avg(seconds) from (
          select ${took} as seconds ${inOwnQueue} and ${runs.tool} = tools.tool and ${succeeded}
            order by ${runs.finishedAt} desc limit ${sample}
        ) as latest
      )::float8 from tools`,
  );
  const of = (part: Fact['part']): [tool: string, figure: number][] =>
    facts.flatMap((fact) => (fact.part === part && fact.figure !== null ? [[fact.tool, fact.figure]] : []));
  return {
    ahead: of('ahead').map(([tool, count]) => ({ tool, runs: count })),
    underWay: of('under way').map(([tool, seconds]) => ({ tool, seconds })),
    measured: new Map(of('measured')),
  };
}
