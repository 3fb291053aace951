import { AppError } from '@adwright/contract/errors.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { monthStart } from '../accounts/month.ts';
import { systemClock } from '../clock.ts';
import type { RunRecord } from '../runs/ports.ts';
import { startRun, type StartRunDeps } from '../runs/start-run.ts';
import type { Stores } from '../unit-of-work.ts';
import { avatarPhotoTool } from '@adwright/contract/avatar/avatar-photo-tool.ts';
import type { PhotoOrder } from './photo-order.ts';

type Request = { readonly userId: string; readonly order: PhotoOrder; readonly idempotencyKey: string | null };

/** The run and the photo it makes are written together. It costs nothing while the month's photos last. */
export function startPhoto(deps: StartRunDeps, { userId, order, idempotencyKey }: Request): Promise<RunRecord> {
  const { avatarId: _, ...input } = order;
  return startRun(deps, {
    userId,
    tool: avatarPhotoTool,
    input,
    idempotencyKey,
    async alongWith(stores, { id }) {
      await assertPhotosLeft(stores, userId, (deps.clock ?? systemClock)());
      await stores.avatars.insertPhoto(userId, { ...order, id });
    },
  });
}

/** After the run was written, whose lock makes parallel starts count each other. */
async function assertPhotosLeft(stores: Stores, userId: string, now: Date): Promise<void> {
  const account = await stores.accounts.byId(userId);
  if (!account) throw new AppError('unauthorized');
  const limit = plans[account.plan].avatarPhotos;
  const made = await stores.runs.countSince(userId, avatarPhotoTool, monthStart(now));
  if (made > limit) throw new AppError('avatar_photos_used', { limit });
}
