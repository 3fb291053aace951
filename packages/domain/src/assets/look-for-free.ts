import { AppError } from '@adwright/contract/errors.ts';
import { answerInTime } from '../answer-in-time.ts';
import type { Clock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import type { PictureCall } from '../engines/pictures.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type LookDeps = { readonly work: UnitOfWork; readonly clock: Clock; readonly limitFactor?: number };

type Look = {
  readonly userId: string;
  /** What it counts as. */
  readonly pictures: number;
  /** What is asked, and of what: asked again while it is still looked at, it counts once. */
  readonly question: readonly unknown[];
  readonly signal?: AbortSignal | undefined;
};

const busySeconds = 5;

/** Looks being taken for each person, in this process: the models they wait for are this machine's. How often is counted for all. */
const underWay = new Map<string, number>();

/** Has a model look at a picture for nothing, as often and as many at a time as the person's plan allows. */
export function lookForFree<Seen>(
  deps: LookDeps,
  { userId, pictures, question, signal }: Look,
  look: (call: PictureCall) => Promise<Seen>,
): Promise<Seen> {
  const key = JSON.stringify([userId, ...question]);
  return answerInTime({ key, signal }, async (goOn) => {
    const work = { userId, pictures, now: deps.clock(), factor: deps.limitFactor ?? 1 };
    const { atOnce } = await deps.work.transact((stores) => countFreeWork(stores, work));
    return oneOf(userId, atOnce, () => look({ signal: goOn, person: userId }));
  });
}

async function oneOf<Seen>(userId: string, atOnce: number, look: () => Promise<Seen>): Promise<Seen> {
  const before = underWay.get(userId) ?? 0;
  if (before >= atOnce) throw new AppError('free_work_busy', { retry_after: busySeconds });
  underWay.set(userId, before + 1);
  try {
    return await look();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left > 0) underWay.set(userId, left);
    else underWay.delete(userId);
  }
}
