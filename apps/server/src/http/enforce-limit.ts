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
  const windows = windowsOf(name, { ...caller, email });
  await countIn(
    deps,
    windows.map((window) => ({ ...window, allowed: window.allowed * factor })),
  );
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
  const all = { key: `${name}:guesses:${email}`, allowed: Infinity, windowSeconds };
  const everybodys = await countIn(deps, [all]);
  const late = everybodys - unhurried * factor;
  const perAddress = late > unhurried * factor ? limit.perAddressUnderAttack : limit.perAddress;
  await countIn(deps, [{ ...all, key: `${all.key}:${address}`, allowed: perAddress * factor }]);
  return Math.min(longestMs, Math.max(0, late) * stepMs);
}

type Window = { readonly key: string; readonly allowed: number; readonly windowSeconds: number };

/** Answers how many of these calls lie within reach of the last window, this one included. */
async function countIn(deps: Deps, windows: readonly Window[]): Promise<number> {
  const now = deps.clock();
  const hits = windows.map(({ key, allowed, windowSeconds: seconds }) => {
    return { key, allowed, seconds, window: slidingWindow(now, seconds) };
  });
  let withinReach = 0;
  for (const [at, { counted, before, current }] of (await deps.work.stores.rateWindows.slide(hits)).entries()) {
    const { window, seconds, allowed } = hits[at] as (typeof hits)[number];
    if (!counted) {
      const retryAfter = secondsUntilRoom(window, { seconds, allowed, before, current });
      throw new AppError('rate_limited', { retry_after: retryAfter });
    }
    withinReach = Math.ceil(before * window.weight) + current;
  }
  return withinReach;
}
