import { setTimeout as sleep } from 'node:timers/promises';

/** Two that wait for each other, or a reading that another has overtaken: nothing was written, and asking again helps. */
const passing: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const tries = 3;
/** By chance, or the same two meet again. */
const pauseMs = 50;

/** The database ends one of two transactions that wait for each other. It is not its caller's fault, so it begins again. */
export async function againAfterDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await transaction();
    } catch (error) {
      if (left === 0 || !passing.has(codeOf(error))) throw error;
      await sleep(Math.random() * pauseMs);
    }
  }
}

/** The SQLSTATE, as the driver has it, or as whoever wraps its errors does. */
function codeOf(error: unknown): unknown {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return code ?? cause?.code;
}
