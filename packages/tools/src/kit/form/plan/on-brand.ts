import type { BrandFonts } from '@adwright/contract/brand-kit/brand-fonts.ts';
import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { type BrandInput, brandFrom } from '@adwright/studio/brand/brand-kit.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import { ownFamily } from '@adwright/studio/brand/own-family.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';

/** What an order keeps of a kit. The order itself stays as it was typed, so that the brand can be switched off again. */
export function rulesOf(kit: BrandKit): BrandRules {
  const { id, name, logos, colors, type, use, avoid, tone, cta, link } = kit;
  return { id, name, logo: logos[0] ?? null, colors, type, fonts: brandFonts(kit), use, avoid, tone, cta, link };
}

type Rules = BrandRules | null | undefined;

/** The product as the brand shows it. What the brand leaves open stays the product's own. */
export function onBrandProduct(product: AdProductInput, brand: Rules): AdProductInput {
  if (!brand) return product;
  const ownColors = brand.colors.length > 0;
  return {
    ...product,
    brand: brand.name || product.brand,
    logo: brand.logo ?? product.logo,
    colors: ownColors ? brand.colors : product.colors,
    url: product.url === '' ? brand.link : product.url,
    brand_kit: { fonts: familiesOf(brand), colors: ownColors },
  };
}

/** The look of what is about no product: a clip, captions, subtitles. */
export function lookOf(brand: Rules, usual: Pick<BrandInput, 'name' | 'colors'>): Brand {
  if (!brand) return brandFrom(usual);
  const fonts = familiesOf(brand);
  const own = brand.colors.length > 0;
  return brandFrom({
    name: brand.name || usual.name,
    colors: own ? brand.colors : usual.colors,
    chosen: own,
    ...(fonts && { fonts }),
  });
}

/** The families themselves, also of rules that were kept when a pair was only named. */
export function familiesOf({ type, fonts }: Pick<BrandRules, 'type' | 'fonts'>): BrandFonts | null {
  if (fonts) return fonts;
  const pair = fontPairs.find(({ id }) => id === type);
  return pair ? { heading: pair.heading, body: pair.body } : null;
}

/** The families a kit asks for; null where it leaves them to each design. One uploaded font serves both roles. */
export function brandFonts({ type, fonts }: Pick<BrandKit, 'type' | 'fonts'>): BrandFonts | null {
  const pair = fontPairs.find(({ id }) => id === type);
  const heading = fonts.heading ? ownFamily(fonts.heading.id) : pair?.heading;
  const body = fonts.body ? ownFamily(fonts.body.id) : pair?.body;
  const either = heading ?? body;
  return either === undefined ? null : { heading: heading ?? either, body: body ?? either };
}
