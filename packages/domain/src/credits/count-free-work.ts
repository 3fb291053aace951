import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import { freeWork } from '@adwright/contract/pay/free-work.ts';
import type { Stores } from '../unit-of-work.ts';

const hourSeconds = 60 * 60;

type FreeWorkRequest = {
  readonly userId: string;
  /** How many pictures it draws, or is worth. */
  readonly pictures: number;
  readonly now: Date;
  /** Multiplies the allowances, as it does every limit. */
  readonly factor: number;
};

/**
 * Counts work that costs no credits against what the person's plan gives of it in an hour and a day. Inside a
 * transaction: a refusal counts nothing, and parallel starts wait for each other at the counter.
 */
export async function countFreeWork(
  stores: Pick<Stores, 'accounts' | 'rateWindows'>,
  { userId, pictures, now, factor }: FreeWorkRequest,
): Promise<{ atOnce: number }> {
  const account = await stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const { hourly, daily, atOnce } = freeWork[account.plan];
  const count = async (seconds: number, allowed: number, code: ErrorCode): Promise<void> => {
    const windowMs = seconds * 1000;
    const startsAt = now.getTime() - (now.getTime() % windowMs);
    const used = await stores.rateWindows.hit(`free:${seconds}:${userId}`, new Date(startsAt), pictures);
    if (used <= allowed * factor) return;
    throw new AppError(code, { retry_after: Math.ceil((startsAt + windowMs - now.getTime()) / 1000) });
  };
  await count(hourSeconds, hourly, 'free_hour_used');
  await count(24 * hourSeconds, daily, 'free_day_used');
  return { atOnce: atOnce * factor };
}
