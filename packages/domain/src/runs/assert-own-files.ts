import { AppError } from '@adwright/contract/errors.ts';
import type { Stores } from '../unit-of-work.ts';
import type { PreparedRun } from './prepare-run.ts';

/** Before anything is held: a file that is gone and one of somebody else's are the same to whoever asks. */
export async function assertOwnFiles(
  { assets }: Pick<Stores, 'assets'>,
  userId: string,
  { tool, input }: PreparedRun,
): Promise<void> {
  const wanted = [...new Set(tool.files?.(input) ?? [])];
  if (wanted.length === 0) return;
  const own = new Set((await assets.ofUser(userId, wanted)).map(({ id }) => id));
  if (wanted.some((id) => !own.has(id))) throw new AppError('not_found');
}
