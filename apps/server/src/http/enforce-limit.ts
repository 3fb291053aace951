import type { LimitName } from '@adwright/contract/endpoint.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { createHash } from 'node:crypto';
import { windowsOf } from './limits.ts';

/** Counts the call in each of its windows; throws when one is full. */
export async function enforceLimit(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  name: LimitName,
  caller: { address: string; userId: string | null; email: string | null },
  factor: number,
): Promise<void> {
  const now = deps.clock().getTime();
  const email = caller.email === null ? null : createHash('sha256').update(caller.email).digest('hex');
  for (const { key, allowed, windowSeconds } of windowsOf(name, { ...caller, email })) {
    const windowMs = windowSeconds * 1000;
    const startsAt = now - (now % windowMs);
    const hits = await deps.work.stores.rateWindows.hit(key, new Date(startsAt));
    if (hits > allowed * factor) {
      throw new AppError('rate_limited', { retry_after: Math.ceil((startsAt + windowMs - now) / 1000) });
    }
  }
}
