import { AppError } from '@adwright/contract/errors.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import { idempotencyKeptMs } from '@adwright/domain/requests/sweep-requests.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { createHash } from 'node:crypto';

/** Longer than the client waits: until then a request that was cut off counts as still under way. */
const lockMs = 90_000;

const validKey = /^[\x21-\x7e]{1,255}$/;

export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header === 'string' && validKey.test(header)) return header;
  const message = 'must be 1 to 255 visible ASCII characters';
  throw new AppError('invalid_input', {}, [{ path: 'Idempotency-Key', message }]);
}

export type IdempotentRequest = {
  /** Who asks for what: the same key of somebody else, or of another call, is another key. */
  readonly scope: string;
  readonly key: string;
  readonly input: unknown;
};

/**
 * Runs the work once per key and body. Only success is remembered: a request that failed has changed nothing, so its
 * repeat may try again. `work` must hand the key on to whatever it starts, because a crash after the effect and
 * before the answer is remembered lets the work run again once the lock has run out.
 */
export async function idempotent<Data>(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  { scope, key, input }: IdempotentRequest,
  work: () => Promise<Data>,
): Promise<{ data: Data; replayed: boolean }> {
  const { idempotency } = deps.work.stores;
  const now = deps.clock();
  const begun = await idempotency.begin({
    scope,
    key,
    bodyHash: createHash('sha256').update(JSON.stringify(input)).digest('hex'),
    now,
    lockedUntil: new Date(now.getTime() + lockMs),
    keepSince: new Date(now.getTime() - idempotencyKeptMs),
  });
  if (begun.state === 'mismatch') throw new AppError('idempotency_mismatch');
  if (begun.state === 'in_progress') throw new AppError('idempotency_in_progress', { retry_after: 1 });
  if (begun.state === 'done') return { data: begun.answer as Data, replayed: true };
  try {
    const data = await work();
    await idempotency.finish({ scope, key, status: 200, answer: data });
    return { data, replayed: false };
  } catch (error) {
    await idempotency.abandon({ scope, key });
    throw error;
  }
}
