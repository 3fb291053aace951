import { AppError } from '@adwright/contract/errors.ts';
import type { Product } from '@adwright/contract/product/product.ts';
import type { FileLinks } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { presentProduct } from './present-product.ts';

export async function restoreProduct(
  deps: { readonly work: UnitOfWork; readonly links: FileLinks },
  { userId, id }: { userId: string; id: string },
): Promise<Product> {
  const product = await deps.work.stores.products.restore(userId, id);
  if (product === null) throw new AppError('not_found');
  return presentProduct(deps, product);
}
