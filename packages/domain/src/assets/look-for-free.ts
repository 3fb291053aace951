import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '../clock.ts';
import { countFreeWork } from '../credits/count-free-work.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export type LookDeps = { readonly work: UnitOfWork; readonly clock: Clock; readonly limitFactor?: number };

type Look = { readonly userId: string; /** What it counts as. */ readonly pictures: number };

const busySeconds = 5;

/** Looks being taken for each person, in this process. */
const underWay = new Map<string, number>();

/** Has a model look at a picture for nothing, as often and as many at a time as the person's plan allows. */
export async function lookForFree<Seen>(
  deps: LookDeps,
  { userId, pictures }: Look,
  look: () => Promise<Seen>,
): Promise<Seen> {
  const work = { userId, pictures, now: deps.clock(), factor: deps.limitFactor ?? 1 };
  const { atOnce } = await deps.work.transact((stores) => countFreeWork(stores, work));
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
