import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { toolOfType } from '@adwright/contract/project/project-types.ts';
import type { RemainCount } from '@adwright/contract/project/project.ts';
import { monthStart, nextMonthStart } from '../accounts/month.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function remainCount(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  { userId, type }: { userId: string; type: number },
): Promise<RemainCount> {
  const now = deps.clock();
  const account = await deps.work.stores.accounts.byId(userId);
  const tool = toolOfType(type);
  if (!account) throw new AppError('unauthorized');
  if (tool === null) throw new AppError('not_found');
  const limit = plans[account.plan].projectRuns;
  const made = await deps.work.stores.runs.countSince(userId, tool, monthStart(now));
  const resets_at = nextMonthStart(now).toISOString();
  return { project_type: type, remain: Math.max(0, limit - made), limit, resets_at };
}
