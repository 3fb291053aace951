import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

export async function deletePreset(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await deps.work.stores.presets.remove(userId, id))) throw new AppError('not_found');
}
