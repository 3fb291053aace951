import { type BrandKit, BrandKitInput } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { fontPairs } from '@adwright/studio/brand/fonts.ts';
import { type ImportDeps, importPictures } from '../products/import-pictures.ts';
import { nameOfSite } from './name-of-site.ts';
import { createBrandKit } from './create-brand-kit.ts';
import type { BrandKitDeps } from './present-brand-kits.ts';

type Deps = BrandKitDeps & ImportDeps & { readBrandPage(url: string): Promise<ProductPage> };

/** A kit from a website, in one step. What the page does not tell stays empty, for the person to fill in. */
export async function brandKitFromLink(
  deps: Deps,
  { userId, url, signal }: { userId: string; url: string; signal: AbortSignal },
): Promise<BrandKit> {
  const page = await deps.readBrandPage(url);
  const { logo } = await importPictures(deps, userId, { logo: page.logo }, signal);
  return createBrandKit(deps, { userId, kit: kitOfPage(page, logo) });
}

const mostColors = 8;

function kitOfPage(page: ProductPage, logo: string | null): BrandKitInput {
  const { origin, hostname } = new URL(page.url);
  return BrandKitInput.parse({
    name: shortName(page.site_name.trim() || page.brand.trim() || nameOfSite(page.title, hostname), 120),
    website: origin,
    link: origin,
    logos: logo === null ? [] : [logo],
    colors: page.colors.slice(0, mostColors),
    type: typeLike(page.fonts),
  });
}

/** Words in the names of families that tell what they look like. */
const likeness: readonly (readonly [RegExp, (typeof fontPairs)[number]['id']])[] = [
  [/mono|code|space grotesk|plex|jetbrains/i, 'technical'],
  [/anton|bebas|oswald|impact|league gothic|fjalla/i, 'poster'],
  [/archivo|barlow|roboto condensed|industry|din\b/i, 'industrial'],
  [/fraunces|recoleta|cooper|lora|bitter|roboto slab/i, 'crafted'],
  [/serif(?!.*sans)|playfair|garamond|bodoni|didot|merriweather|times|cormorant|canela/i, 'editorial'],
  [/nunito|poppins|quicksand|manrope|rubik|comfortaa|fredoka|dm sans/i, 'friendly'],
  [/inter|bricolage|helvet|roboto|grotesk|sans/i, 'studio'],
];

/** The pair of ours that has, or looks like, what the website is set in; empty when nothing tells. */
export function typeLike(families: readonly string[]): string {
  for (const family of families) {
    const own = fontPairs.find(({ heading }) => heading.toLowerCase() === family.toLowerCase());
    const like = own?.id ?? likeness.find(([pattern]) => pattern.test(family))?.[1];
    if (like !== undefined) return like;
  }
  return '';
}
