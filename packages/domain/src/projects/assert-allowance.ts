import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { isCountedType } from '@adwright/contract/project/counted-types.ts';
import type { Account } from '../accounts/ports.ts';
import { monthStart } from '../accounts/month.ts';
import type { RunnableTool } from '../runs/ports.ts';

/** Since when runs of the tool are counted; null for one of which a plan allows any number. */
export function countedSince({ projectType }: Pick<RunnableTool, 'projectType'>, now: Date): Date | null {
  return isCountedType(projectType) ? monthStart(now) : null;
}

/** Of runs counted after this one was written and its person locked, so that parallel starts count each other. */
export function assertAllowance({ plan }: Pick<Account, 'plan'>, made: number): void {
  const limit = plans[plan].projectRuns;
  if (made > limit) throw new AppError('plan_limit_reached', { limit });
}
