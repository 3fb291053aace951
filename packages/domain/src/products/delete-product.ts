import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** It stays restorable until it is swept. */
export async function deleteProduct(
  deps: { readonly work: UnitOfWork },
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await deps.work.stores.products.remove(userId, id))) throw new AppError('not_found');
}
