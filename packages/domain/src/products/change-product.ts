import { AppError } from '@adwright/contract/errors.ts';
import type { Product, ProductChange } from '@adwright/contract/product/product.ts';
import { checkMedia } from './check-media.ts';
import type { CreateProductDeps } from './create-product.ts';
import { importPictures } from './import-pictures.ts';
import { presentProduct } from './present-product.ts';

export async function changeProduct(
  deps: CreateProductDeps,
  { userId, change: { id, ...change }, signal }: { userId: string; change: ProductChange; signal: AbortSignal },
): Promise<Product> {
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await checkMedia(deps, userId, sent);
  const own = await importPictures(deps, userId, sent, signal);
  const changed = await deps.work.stores.products.change(userId, id, own);
  if (changed === null) throw new AppError('not_found');
  return presentProduct(deps, changed);
}
