import type { BrandFonts } from '@adwright/contract/brand-kit/brand-fonts.ts';
import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import { ownFamily } from '@adwright/studio/brand/own-family.ts';

/** The product as the brand shows it. What the kit leaves open stays the product's own. */
export function onBrandProduct(product: AdProductInput, kit: BrandKit | null): AdProductInput {
  if (kit === null) return product;
  const ownColors = kit.colors.length > 0;
  return {
    ...product,
    brand: kit.name,
    logo: kit.logos[0] ?? product.logo,
    colors: ownColors ? kit.colors : product.colors,
    url: product.url === '' ? kit.link : product.url,
    brand_kit: { fonts: brandFonts(kit), colors: ownColors },
  };
}

export function rulesOf(kit: BrandKit | null): BrandRules | null {
  if (kit === null) return null;
  const { name, colors, type, use, avoid } = kit;
  return { name, colors, type, fonts: brandFonts(kit), use, avoid };
}

/** The families a kit asks for; null where it leaves them to each design. One uploaded font serves both roles. */
export function brandFonts({ type, fonts }: Pick<BrandKit, 'type' | 'fonts'>): BrandFonts | null {
  const pair = fontPairs.find(({ id }) => id === type);
  const heading = fonts.heading ? ownFamily(fonts.heading.id) : pair?.heading;
  const body = fonts.body ? ownFamily(fonts.body.id) : pair?.body;
  const either = heading ?? body;
  return either === undefined ? null : { heading: heading ?? either, body: body ?? either };
}
