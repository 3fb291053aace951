import type { RunStart, StartedRun } from '@adwright/domain/runs/ports.ts';
import { eq, sql } from 'drizzle-orm';
import { keptWrite } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { creditEntries } from '../schema/credits.ts';
import { projects, projectVersions } from '../schema/projects.ts';
import { runs } from '../schema/runs.ts';
import { isFree } from './line-facts.ts';
import { lockedPlan } from './locked-person.ts';
import { paceOf } from './next-turns.ts';
import { insertingRun, readRun, type RunJson, type RunValues, valuesOf } from './run-record.ts';
import { bytesStoredBy } from './stored-bytes.ts';

type Given = RunValues & {
  readonly title: string | null;
  readonly since: string | null;
  readonly weighs: boolean;
};

type Row = {
  readonly run: RunJson | null;
  readonly balance: number;
  readonly held: boolean;
  readonly all: number;
  readonly own: number;
  readonly made: number;
  readonly bytes: number;
};

/** All parts of it see what was there before: the run itself, which is written here, is added to what is counted. */
const start = keptWrite<Given, Row>(
  'start_run',
  (slots) => sql`
    with written as (
      ${insertingRun(slots)}
    ), state as (
      select coalesce(sum(amount), 0)::int as balance from ${creditEntries} where user_id = ${slots.userId}::uuid
    ), hold as (
      insert into ${creditEntries} (user_id, run_id, kind, amount)
      select user_id, id, 'hold', -credits_cost from written, state where credits_cost between 1 and balance
      returning id
    ), project as (
      insert into ${projects} (id, user_id, tool, title, params, run_id, version)
      select id, user_id, tool, ${slots.title}::text, input, id, 1 from written where ${slots.title}::text is not null
      returning id
    ), version as (
      insert into ${projectVersions} (project_id, version, run_id) select id, 1, id from project
    ), line as (
      select count(*)::int + 1 as all, (count(*) filter (where ${runs.userId} = ${slots.userId}::uuid))::int + 1 as own
      from ${runs} where ${isFree} and ${eq(runs.queue, slots.queue)}
    )
    select (select run from written), balance,
      ${slots.creditsCost}::int = 0 or exists (select from hold) as held, line.all, line.own,
      case when ${slots.since}::timestamptz is null then 0 else (
        select count(*)::int + 1 from ${runs}
        where user_id = ${slots.userId}::uuid and tool = ${slots.tool} and created_at >= ${slots.since}::timestamptz
          and status not in ('failed', 'cancelled')
      ) end as made,
      case when ${slots.weighs}::boolean then ${bytesStoredBy(slots.userId)} else 0 end as bytes
    from state, line`,
);

/** Answers null when the person has used the key before. */
export async function startedRun(db: Orm, { run, title, since, weighs }: RunStart): Promise<StartedRun | null> {
  const pace = paceOf(await lockedPlan(db, run.userId));
  const [row] = await start(db, {
    ...valuesOf(run),
    ...pace,
    title,
    since: since?.toISOString() ?? null,
    weighs,
  });
  if (!row?.run) return null;
  const { balance, held, all, own, made, bytes } = row;
  return { run: readRun(row.run), balance, held, made, storedBytes: bytes, waiting: { all, own } };
}
