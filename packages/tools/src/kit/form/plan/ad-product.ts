import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { Product } from '@adwright/contract/product/product.ts';
import type { SampleProduct } from '@adwright/samples/products.ts';

export const noProduct: AdProductInput = {
  title: '',
  description: '',
  brand: '',
  price: null,
  currency: '',
  url: '',
  benefits: [],
  audience: '',
  pictures: [],
  logo: null,
  colors: [],
};

/** A stored product as a tool takes it. Files elsewhere are left out: a job reads only what is kept here. */
export function adProductOf(product: Product): AdProductInput {
  const { title, description, brand, price, currency, url, benefits, audience, colors } = product;
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
    pictures: product.images.flatMap(({ asset_id }) => asset_id ?? []),
    logo: product.logo?.asset_id ?? null,
  };
}

export function adProductOfSample(sample: SampleProduct): AdProductInput {
  const { id, benefits, colors, heightCm: _, ...facts } = sample;
  return {
    ...noProduct,
    ...facts,
    benefits: [...benefits],
    colors: [...colors],
    // As most products come: one picture of it alone. Where an ad wants a photograph, one is taken in a place.
    pictures: [`sample:${id}:cutout`],
  };
}
