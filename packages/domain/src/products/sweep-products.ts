import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** How long what was deleted can be brought back. */
export const restorableMs = 30 * 24 * 60 * 60 * 1000;

export async function sweepProducts(deps: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
}): Promise<{ products: number }> {
  const before = new Date(deps.clock().getTime() - restorableMs);
  return { products: await deps.work.stores.products.forgetRemovedBefore(before) };
}
