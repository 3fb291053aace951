import type { Run } from '@adwright/contract/run/run.ts';
import { sameInput } from './same-input.ts';

/**
 * Whether a result is of just this input. What a run found and the form hands to the next one (`found`, a field of the
 * input) is nobody's change.
 */
export function isMadeOf(run: Run | null, input: unknown, found?: string): boolean {
  return run?.status === 'succeeded' && isRunOf(run, input, found);
}

/** The same of a run that need not be over. */
export function isRunOf(run: Run | null, input: unknown, found?: string): boolean {
  if (run === null || input === undefined) return false;
  const without = (one: unknown): unknown => (found === undefined ? one : { ...(one as object), [found]: null });
  return sameInput(without(run.input), without(input));
}
