import type { Product, ProductMedia } from '@adwright/contract/product/product.ts';
import type { Asset, FileLinks } from '../assets/ports.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { ProductRecord } from './ports.ts';

type Deps = { readonly work: UnitOfWork; readonly links: FileLinks };

/** Products as the wire shows them: their files with signed addresses. One query for all of them. */
export async function presentProducts(deps: Deps, userId: string, list: readonly ProductRecord[]): Promise<Product[]> {
  const ids = new Set(list.flatMap(({ images, videos, logo }) => [...images, ...videos, ...(logo ? [logo] : [])]));
  const assets = await deps.work.stores.assets.ofUser(userId, [...ids]);
  const known = new Map(assets.map((asset) => [asset.id, asset]));
  const media = (reference: string) => presentMedia(reference, known.get(reference), deps.links);
  return list.map(({ userId: _, createdAt, updatedAt, images, videos, logo, ...facts }) => ({
    ...facts,
    images: images.flatMap(media),
    videos: videos.flatMap(media),
    logo: logo === null ? null : (media(logo)[0] ?? null),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }));
}

export async function presentProduct(deps: Deps, product: ProductRecord): Promise<Product> {
  const [presented] = await presentProducts(deps, product.userId, [product]);
  if (!presented) throw new Error('A product was lost on its way out');
  return presented;
}

/** A file that is gone is left out rather than shown broken. */
function presentMedia(reference: string, asset: Asset | undefined, links: FileLinks): ProductMedia[] {
  if (asset) {
    const { id, name, mime, width, height } = asset;
    return [{ asset_id: id, url: links.sign({ id, name }), mime, width, height }];
  }
  if (!/^https?:/.test(reference)) return [];
  return [{ asset_id: null, url: reference, mime: null, width: null, height: null }];
}
