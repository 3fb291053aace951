import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import type { AvatarPhotoRemain } from '@adwright/contract/user/user.ts';
import { avatarPhotoTool } from '@adwright/contract/avatar/avatar-photo-tool.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { monthStart, nextMonthStart } from './month.ts';

export async function avatarPhotoRemain(
  deps: { readonly work: UnitOfWork; readonly clock: Clock },
  userId: string,
): Promise<AvatarPhotoRemain> {
  const { accounts, runs } = deps.work.stores;
  const now = deps.clock();
  const account = await accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const limit = plans[account.plan].avatarPhotos;
  const made = await runs.countSince(userId, avatarPhotoTool, monthStart(now));
  return { remain: Math.max(0, limit - made), limit, resets_at: nextMonthStart(now).toISOString() };
}
