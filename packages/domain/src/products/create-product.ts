import type { Product, ProductInput } from '@adwright/contract/product/product.ts';
import type { FileLinks } from '../assets/ports.ts';
import { checkMedia } from './check-media.ts';
import { importPictures, type ImportDeps } from './import-pictures.ts';
import { presentProduct } from './present-product.ts';

export type CreateProductDeps = ImportDeps & { readonly links: FileLinks };

export async function createProduct(
  deps: CreateProductDeps,
  { userId, product, signal }: { userId: string; product: ProductInput; signal: AbortSignal },
): Promise<Product> {
  await checkMedia(deps, userId, product);
  return presentProduct(
    deps,
    await deps.work.stores.products.insert(userId, await importPictures(deps, userId, product, signal)),
  );
}
