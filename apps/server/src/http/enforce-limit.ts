import type { LimitName } from '@adwright/contract/endpoint.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import { secondsUntilRoom, slidingWindow } from '@adwright/domain/requests/sliding-window.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { createHash } from 'node:crypto';
import { guessLimitOf, windowsOf } from './limits.ts';

export type LimitedCaller = { readonly address: string; readonly userId: string | null; readonly email: string | null };

type Deps = { readonly work: UnitOfWork; readonly clock: Clock };

/** Counts the call in each of its windows; throws when one is full. Answers how long the call has to wait. */
export async function enforceLimit(
  deps: Deps,
  name: LimitName,
  caller: LimitedCaller,
  factor: number,
): Promise<{ waitMs: number }> {
  const email = caller.email === null ? null : createHash('sha256').update(caller.email).digest('hex');
  for (const { key, allowed, windowSeconds } of windowsOf(name, { ...caller, email })) {
    await countIn(deps, key, { allowed: allowed * factor, windowSeconds });
  }
  return { waitMs: email === null ? 0 : await countGuess(deps, name, { ...caller, email }, factor) };
}

async function countGuess(
  deps: Deps,
  name: LimitName,
  { address, email }: { address: string; email: string },
  factor: number,
): Promise<number> {
  const limit = guessLimitOf(name);
  if (limit === null) return 0;
  const { windowSeconds, unhurried, stepMs, longestMs } = limit;
  const everybodys = await countIn(deps, `${name}:guesses:${email}`, { allowed: Infinity, windowSeconds });
  const late = everybodys - unhurried * factor;
  const perAddress = late > unhurried * factor ? limit.perAddressUnderAttack : limit.perAddress;
  await countIn(deps, `${name}:guesses:${email}:${address}`, { allowed: perAddress * factor, windowSeconds });
  return Math.min(longestMs, Math.max(0, late) * stepMs);
}

/** Answers how many of these calls lie within reach, this one included. */
async function countIn(
  deps: Deps,
  key: string,
  { allowed, windowSeconds: seconds }: { allowed: number; windowSeconds: number },
): Promise<number> {
  const window = slidingWindow(deps.clock(), seconds);
  const { counted, before, current } = await deps.work.stores.rateWindows.slide(key, window, allowed);
  if (counted) return Math.ceil(before * window.weight) + current;
  const retryAfter = secondsUntilRoom(window, { seconds, allowed, before, current });
  throw new AppError('rate_limited', { retry_after: retryAfter });
}
