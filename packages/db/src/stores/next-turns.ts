/**
 * Turns, by start-time fair queueing: each run of a person's begins one share after the one before it, and nobody's
 * begins before now, which is the turn of the run that was begun last, or is next. In a queue without work now is after
 * all of them, since who had a turn while nobody waited took it from nobody. So who comes with one run stands before the
 * second of somebody who came with two hundred, and who has had a turn just now stands behind who had none.
 */
import { planTurns } from '@adwright/contract/pay/turns.ts';
import type { QueueName } from '@adwright/domain/runs/ports.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { runs } from '../schema/runs.ts';

export type Turns = { readonly first: number; readonly step: number };

const unfinished = inArray(runs.status, ['queued', 'processing']);

/** Less than any share, so that it only decides between those whose turn it is anyway. */
const priorityStep = 0.001;

/** Inside the transaction that writes the runs: a person's starts wait for each other here and never share a turn. */
export async function nextTurns(db: Orm, userId: string, queue: QueueName): Promise<Turns> {
  const [person] = await db.select({ plan: users.plan }).from(users).where(eq(users.id, userId)).for('no key update');
  const { share, priority } = planTurns[person?.plan ?? 'free'];
  const step = 1 / share;
  const begun = db
    .select({ turn: runs.turn })
    .from(runs)
    .where(and(eq(runs.queue, queue), isNotNull(runs.startedAt)))
    .orderBy(desc(runs.turn))
    .limit(1);
  const own = db
    .select({ turn: runs.turn })
    .from(runs)
    .where(
      and(
        eq(runs.userId, userId),
        eq(runs.queue, queue),
        isNull(runs.children),
        // What was cancelled while it waited has had no turn.
        or(unfinished, isNotNull(runs.startedAt)),
      ),
    )
    .orderBy(desc(runs.turn))
    .limit(1);
  const unserved = db
    .select({ turn: runs.turn })
    .from(runs)
    .where(and(eq(runs.queue, queue), unfinished, isNull(runs.children)))
    .orderBy(asc(runs.turn))
    .limit(1);
  const before = (await begun)[0]?.turn ?? 0;
  const now = Math.max(before, (await unserved)[0]?.turn ?? before + 1);
  const last = (await own)[0]?.turn;
  const free = last === undefined ? now : Math.max(now, last + step);
  return { first: free === now ? now - priority * priorityStep : free, step };
}
