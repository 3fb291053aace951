/**
 * Turns, by start-time fair queueing: each run of a person's begins one share after the one before it, and nobody's
 * begins before now, which is the turn of the run that was begun last, or is next. In a queue without work now is after
 * all of them, since who had a turn while nobody waited took it from nobody. So who comes with one run stands before the
 * second of somebody who came with two hundred, and who has had a turn just now stands behind who had none.
 */
import type { PlanName } from '@adwright/contract/pay/plans.ts';
import { planTurns } from '@adwright/contract/pay/turns.ts';
import type { QueueName } from '@adwright/domain/runs/ports.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { keptWrite } from '../kept-statement.ts';
import type { Orm } from '../orm.ts';
import { runs } from '../schema/runs.ts';
import { lockedPlan } from './locked-person.ts';

export type Turns = { readonly first: number; readonly step: number };

/** Less than any share, so that it only decides between those whose turn it is anyway. */
const priorityStep = 0.001;

/** How far apart a person's turns are, and how much before the others of the same turn they go. */
export function paceOf(plan: PlanName): { readonly step: number; readonly lead: number } {
  const { share, priority } = planTurns[plan];
  return { step: 1 / share, lead: priority * priorityStep };
}

type Place = { readonly [Name in 'userId' | 'queue' | 'step' | 'lead']: SQLWrapper };

/** The next turn of a person, whose lock has to be held: starts then never share one. */
export function nextTurn({ userId, queue, step, lead }: Place): SQL {
  const unfinished = sql`status in ('queued', 'processing')`;
  const inQueue = sql`select turn from ${runs} where queue = ${queue}`;
  return sql`(
    select case when own + ${step}::float8 > now then own + ${step}::float8 else now - ${lead}::float8 end
    from (
      select own, greatest(begun, coalesce(unserved, begun + 1)) as now
      from (
        select
          coalesce((${inQueue} and started_at is not null order by turn desc limit 1), 0) as begun,
          (${inQueue} and ${unfinished} and children is null order by turn limit 1) as unserved,
          -- What was cancelled while it waited has had no turn.
          (${inQueue} and user_id = ${userId}::uuid and children is null
            and (${unfinished} or started_at is not null) order by turn desc limit 1) as own
      ) as turns
    ) as place
  )`;
}

type Asked = { readonly userId: string; readonly queue: QueueName; readonly step: number; readonly lead: number };

const firstTurn = keptWrite<Asked, { first: number }>('next_turn', (slots) => sql`select ${nextTurn(slots)} as first`);

/** Inside the transaction that writes the runs: a person's starts wait for each other here and never share a turn. */
export async function nextTurns(db: Orm, userId: string, queue: QueueName): Promise<Turns> {
  const pace = paceOf(await lockedPlan(db, userId));
  const [row] = await firstTurn(db, { userId, queue, ...pace });
  if (!row) throw new Error('There is no next turn');
  return { first: row.first, step: pace.step };
}
