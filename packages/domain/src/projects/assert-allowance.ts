import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { isCountedType, projectTypeOf } from '@adwright/contract/project/project-types.ts';
import { monthStart } from '../accounts/month.ts';
import type { Stores } from '../unit-of-work.ts';

/** Called after the run was written and its credits held, whose lock makes parallel starts count each other. */
export async function assertAllowance(
  stores: Pick<Stores, 'accounts' | 'runs'>,
  { userId, tool, now }: { userId: string; tool: string; now: Date },
): Promise<void> {
  const type = projectTypeOf(tool);
  if (type === null || !isCountedType(type)) return;
  const account = await stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const limit = plans[account.plan].projectRuns;
  const made = await stores.runs.countSince(userId, tool, monthStart(now));
  if (made > limit) throw new AppError('plan_limit_reached', { limit });
}
