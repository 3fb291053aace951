import { isSamplePicture } from '@adwright/contract/asset/picture-ref.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { withoutAvoided, withUsedFirst } from '@adwright/contract/brand-kit/brand-words.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { briefOfProduct } from '@adwright/copywriter/scripts/brief-of-product.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import { onBrandProduct } from '../../kit/form/plan/on-brand.ts';
import {
  businessLimit,
  countInSearch,
  type PpcDescription,
  type PpcHeadline,
  type PpcPreviewInput,
} from '../contract.ts';

export type WrittenSearchAd = Pick<PpcPreviewInput, 'business' | 'url' | 'headlines' | 'descriptions' | 'paths'> & {
  /** Where a sample leads, which has no page: else nothing made from one could be downloaded. */
  readonly fallbackUrl: string;
};

/** Reserved for examples: it belongs to nobody. */
const sampleUrl = 'https://www.example.com/';

/** A whole search ad from a product's facts, by the engine that needs no key; another number, other words. */
export async function writeSearchAd(
  typed: AdProductInput,
  { language, seed, brand }: { language: string; seed: number; brand?: BrandRules | null | undefined },
): Promise<WrittenSearchAd | null> {
  const product = onBrandProduct(typed, brand);
  const locale = languageOf(language) ?? defaultLocale;
  const pack = await loadPack(locale);
  const brief = briefOfProduct({ ...product, audience: '' }, { audience: '', tag: localeOf(locale).tag });
  const { results } = writeAds(
    { kind: 'ppc', brief, tone: brand?.tone ?? 'friendly', network: 'google', count: 1 },
    pack,
    seed,
  );
  const fields = results[0]?.fields;
  if (!fields) return null;
  const texts = (name: 'headline' | 'description' | 'path') =>
    onBrandLines(
      fields.filter((field) => field.name === name),
      brand,
    );
  const [first = '', second = ''] = texts('path').map(({ text }) => text);
  return {
    business: businessName(product.brand || product.title),
    url: product.url,
    fallbackUrl: product.pictures.some(isSamplePicture) ? sampleUrl : '',
    headlines: texts('headline').map(({ text, pin }): PpcHeadline => ({ text, pin: pinOf(pin) })),
    descriptions: texts('description').map(({ text }): PpcDescription => ({ text, pin: null })),
    paths: [first, second],
  };
}

/**
 * Where a written ad leads: to its product's page, else to what the person `typed`, which is not what the ad `before` had
 * put there: an ad for a teapot must not open the page of a mug.
 */
export function landingPage(ad: Pick<WrittenSearchAd, 'url' | 'fallbackUrl'>, typed: string, before: string): string {
  return ad.url || (typed === before ? '' : typed) || ad.fallbackUrl;
}

function onBrandLines<Line extends { readonly text: string }>(lines: readonly Line[], brand?: BrandRules | null) {
  const said = ({ text }: Line): string => text;
  return withUsedFirst(withoutAvoided(lines, brand?.avoid ?? [], said), brand?.use ?? [], said);
}

/** Only whose ad it is stays first: with every place pinned, none of the other headlines would ever show. */
function pinOf(pin: number | undefined): PpcHeadline['pin'] {
  return pin === 1 ? pin : null;
}

/** Within the limit as search counts it, where a wide letter is two. A name with dots after it is nobody's. */
export function businessName(name: string): string {
  let most = businessLimit;
  while (most > 1 && countInSearch(shortName(name, most)) > businessLimit) most -= 1;
  return shortName(name, most).replace(/\s*…$/u, '');
}
