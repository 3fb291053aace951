import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { withoutAvoided, withUsedFirst } from '@adwright/contract/brand-kit/brand-words.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { sentencesOf } from '@adwright/copywriter/engine/told-facts.ts';
import type { LanguagePack } from '@adwright/copywriter/engine/pack.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { briefOfProduct } from '@adwright/copywriter/scripts/brief-of-product.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import { headlineWorth } from '@adwright/studio/design/headline-worth.ts';
import { weakHeadline } from '@adwright/studio/design/score-message.ts';
import type { AdBrief } from '@adwright/studio/template-input.ts';
import { longestHeadline, longestNameInHeadline } from '../../ad-designs/plan/ad-facts.ts';
import { withoutStop } from '../../ad-designs/plan/without-stop.ts';
import { priceText } from './price-text.ts';
import type { PresetWords } from './words.ts';

type WriterBrief = ReturnType<typeof briefOfProduct>;

/** The words of an ad, complete: what the person typed, and the rest written from the product's facts. */
export async function writeWords(
  words: PresetWords,
  product: AdProductInput,
  brand?: BrandRules | null,
): Promise<AdBrief> {
  const locale = languageOf(words.language) ?? defaultLocale;
  const { tag, dir } = localeOf(locale);
  const pack = await loadPack(locale);
  const title = shortName(product.title, longestNameInHeadline);
  const brief = briefOfProduct({ ...product, title, audience: '' }, { audience: '', tag });
  const written = (kind: 'headline' | 'cta'): string => lineOf(kind, brief, { pack, seed: words.seed, brand });
  // Of a name alone nothing can be written but what could be about anything, in every language.
  const tellsFacts = product.description !== '' || product.benefits.length > 0;
  const subline = words.subline || sublineOf(product);
  const price = words.price || priceText(product.price, product.currency, tag);
  const oldPrice = price === '' ? '' : priceText(words.old_price, product.currency, tag);
  const points = product.benefits.filter((benefit) => benefit !== subline).slice(0, 4);
  return {
    language: tag,
    direction: dir,
    headline: words.headline || (tellsFacts ? written('headline') : '') || shortName(product.title, longestHeadline),
    cta: words.cta || written('cta'),
    ...(subline && { subline }),
    ...(words.badge && { badge: words.badge }),
    ...(price && { price }),
    ...(oldPrice && { oldPrice }),
    ...(points.length > 0 && { points }),
  };
}

/** What a picture shows anyway or says to everybody is no headline for it. */
const shownAnyway = new Set(['offer', 'audience']);

type Writing = { readonly pack: LanguagePack; readonly seed: number; readonly brand: BrandRules | null | undefined };

function lineOf(kind: 'headline' | 'cta', brief: WriterBrief, { pack, seed, brand }: Writing): string {
  const { results } = writeAds({ kind, brief, tone: 'minimal', network: 'meta', count: 10 }, pack, seed);
  const usable = results.filter(({ framework }) => kind === 'cta' || !shownAnyway.has(framework));
  const lines = usable
    .map(({ fields, score }) => ({ text: withoutStop(fields[0]?.text ?? ''), score }))
    .filter(({ text }) => kind === 'cta' || isTelling(text, brief))
    .map(({ text, score }) => ({ text, worth: score + worthIn(text, brief) }));
  const allowed = withoutAvoided(lines, brand?.avoid ?? [], ({ text }) => text);
  const best = withUsedFirst(
    allowed.toSorted((a, b) => b.worth - a.worth),
    brand?.use ?? [],
    ({ text }) => text,
  );
  // The best, where the engine is surest; the next number then gives the next best.
  return best[seed % Math.max(1, Math.min(4, best.length))]?.text ?? '';
}

/** A line that could be about anything is no headline: the product's name says more. */
function isTelling(line: string, { product, description, benefits }: WriterBrief): boolean {
  return headlineWorth(line, { names: [product], facts: [description, ...benefits], hasLogo: false }) >= weakHeadline;
}

/** A whole benefit says more than half of one; the name stands in the picture already. */
function worthIn(line: string, { product, benefits }: WriterBrief): number {
  const text = line.toLowerCase();
  const whole = benefits.some((benefit) => text.includes(benefit.toLowerCase()));
  return (whole ? 30 : 0) - (text.includes(product.toLowerCase()) ? 40 : 0);
}

/** The first sentence of the description where it is short enough to stand in a picture, else the first benefit. */
function sublineOf({ description, benefits }: AdProductInput): string {
  const sentence = sentencesOf(description)[0] ?? '';
  return sentence.length > 0 && sentence.length <= 110 ? sentence : (benefits[0] ?? '');
}
