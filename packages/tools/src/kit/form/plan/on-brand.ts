import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';

/** The product as the brand shows it. What the kit leaves open stays the product's own. */
export function onBrandProduct(product: AdProductInput, kit: BrandKit | null): AdProductInput {
  if (kit === null) return product;
  return {
    ...product,
    brand: kit.name,
    logo: kit.logos[0] ?? product.logo,
    colors: kit.colors.length > 0 ? kit.colors : product.colors,
    url: product.url === '' ? kit.link : product.url,
  };
}

export function rulesOf(kit: BrandKit | null): BrandRules | null {
  if (kit === null) return null;
  const { name, colors, type, use, avoid } = kit;
  return { name, colors, type, use, avoid };
}
