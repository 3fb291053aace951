/**
 * Turns, by start-time fair queueing: each run of a person's begins one share after the one before it, and nobody's
 * begins before now, which is the turn of the run that was last begun. So who comes with one run stands before the
 * second of somebody who came with two hundred, and who has had a turn just now stands behind who had none.
 */
import { planTurns } from '@adwright/contract/pay/turns.ts';
import type { QueueName } from '@adwright/domain/runs/ports.ts';
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Orm } from '../orm.ts';
import { users } from '../schema/accounts.ts';
import { runs } from '../schema/runs.ts';

export type Turns = { readonly first: number; readonly step: number };

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
        // What was cancelled while it waited has had no turn.
        or(inArray(runs.status, ['queued', 'processing']), isNotNull(runs.startedAt)),
      ),
    )
    .orderBy(desc(runs.turn))
    .limit(1);
  const now = (await begun)[0]?.turn ?? 0;
  const last = (await own)[0]?.turn;
  const free = last === undefined ? now : Math.max(now, last + step);
  return { first: free === now ? now - priority * priorityStep : free, step };
}
