import { mostActivity, type UserActivity } from '@adwright/contract/user/activity.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { deviceOf } from './device-of.ts';

export async function listActivity(deps: { readonly work: UnitOfWork }, userId: string): Promise<UserActivity> {
  const rows = await deps.work.stores.activity.newest(userId, mostActivity);
  const list = rows.map(({ device, at, ...row }) => ({ ...row, ...deviceOf(device), at: at.toISOString() }));
  return { list };
}
