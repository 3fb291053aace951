import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** A stored product as the tools take it. Files elsewhere are left out: a job reads only what is kept here. */
export async function adProduct(
  deps: { readonly work: UnitOfWork },
  request: { readonly userId: string; readonly id: string },
): Promise<AdProductInput> {
  const product = await deps.work.stores.products.ofUser(request.userId, request.id);
  if (product === null) throw new AppError('not_found');
  const { title, description, brand, price, currency, url, benefits, audience, colors, images, logo } = product;
  const kept = (reference: string): boolean => !/^https?:/.test(reference);
  return {
    title,
    description,
    brand,
    price,
    currency,
    url,
    benefits,
    audience,
    colors,
    pictures: images.filter(kept),
    logo: logo !== null && kept(logo) ? logo : null,
  };
}
