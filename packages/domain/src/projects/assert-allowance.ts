import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { isCountedType } from '@adwright/contract/project/counted-types.ts';
import { monthStart } from '../accounts/month.ts';
import type { RunnableTool } from '../runs/ports.ts';
import type { Stores } from '../unit-of-work.ts';

/** Called after the run was written and its credits held, whose lock makes parallel starts count each other. */
export async function assertAllowance(
  stores: Pick<Stores, 'accounts' | 'runs'>,
  { userId, tool, now }: { userId: string; tool: Pick<RunnableTool, 'id' | 'projectType'>; now: Date },
): Promise<void> {
  if (!isCountedType(tool.projectType)) return;
  const account = await stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const limit = plans[account.plan].projectRuns;
  const made = await stores.runs.countSince(userId, tool.id, monthStart(now));
  if (made > limit) throw new AppError('plan_limit_reached', { limit });
}
