import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { batchTool, batchType } from '@adwright/contract/project/batch-kind.ts';
import { isCountedType } from '@adwright/contract/project/counted-types.ts';
import type { RemainCount } from '@adwright/contract/project/project.ts';
import { monthStart, nextMonthStart } from '../accounts/month.ts';
import { toolOfType } from '../runs/prepare-run.ts';
import type { ProjectDeps } from './project-deps.ts';
import type { Clock } from '../clock.ts';

export async function remainCount(
  deps: ProjectDeps & { readonly clock: Clock },
  { userId, type }: { userId: string; type: number },
): Promise<RemainCount> {
  const now = deps.clock();
  const account = await deps.work.stores.accounts.byId(userId);
  const tool = type === batchType ? { id: batchTool } : toolOfType(deps.tools, type);
  if (!account) throw new AppError('unauthorized');
  if (tool === null && !isCountedType(type)) throw new AppError('not_found');
  const limit = plans[account.plan].projectRuns;
  const made = tool === null ? 0 : await deps.work.stores.runs.countSince(userId, tool.id, monthStart(now));
  const resets_at = nextMonthStart(now).toISOString();
  return { project_type: type, remain: Math.max(0, limit - made), limit, resets_at };
}
