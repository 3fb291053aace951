/** Lines a clone can choose from, written for the product: more than are needed, so that some have the right length. */
import { AdBrief, type AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { withoutAvoided, withUsedFirst } from '@adwright/contract/brand-kit/brand-words.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { sentencesOf } from '@adwright/copywriter/engine/told-facts.ts';
import { languageOf } from '@adwright/copywriter/language.ts';
import { loadPack } from '@adwright/copywriter/packs.ts';
import { briefOfProduct } from '@adwright/copywriter/scripts/brief-of-product.ts';
import { writeAds } from '@adwright/copywriter/write-ads.ts';
import { defaultLocale, localeOf } from '@adwright/i18n/locales.ts';
import { headlineWorth } from '@adwright/studio/design/headline-worth.ts';
import { weakHeadline } from '@adwright/studio/design/score-message.ts';
import { isWrittenIn } from '../../kit/ad-designs/plan/ad-facts.ts';

export type LineBank = {
  /** What can be said of the product itself. */
  readonly headlines: readonly string[];
  /** What could be said of many. */
  readonly slogans: readonly string[];
  readonly sentences: readonly string[];
  readonly benefits: readonly string[];
  readonly buttons: readonly string[];
  /** As a shop would write it; empty where the product has none. */
  readonly price: string;
  readonly name: string;
  readonly host: string;
};

const each = 10;

export type BankOrder = {
  readonly language: string;
  readonly seed: number;
  readonly brand?: BrandRules | null | undefined;
};

export async function writeLineBank(product: AdProductInput, { language, seed, brand }: BankOrder): Promise<LineBank> {
  const locale = languageOf(language) ?? defaultLocale;
  const pack = await loadPack(locale);
  const facts = { ...product, benefits: product.benefits.filter((benefit) => benefit.trim() !== '') };
  const brief = AdBrief.parse(briefOfProduct(facts, { audience: product.audience, tag: localeOf(locale).tag }));
  const said = (lines: readonly string[]): string => lines.join('\n');
  const onBrand = (found: string[][]): string[][] => [
    ...withUsedFirst(withoutAvoided(found, brand?.avoid ?? [], said), brand?.use ?? [], said),
  ];
  const write = (kind: AdTextKind): string[][] =>
    onBrand(
      writeAds({ kind, brief, tone: brand?.tone ?? 'friendly', network: 'meta', count: each }, pack, seed).results.map(
        ({ fields }) => fields.map(({ text }) => text),
      ),
    );
  // The price has an element of its own, and a line that could be about anything is no headline.
  const priceless = (lines: readonly string[]): string[] =>
    lines.filter((line) => brief.price === '' || !line.includes(brief.price));
  const subject = {
    names: [product.title, product.brand],
    facts: [product.description, ...facts.benefits],
    hasLogo: false,
  };
  const telling = (lines: readonly string[]): string[] =>
    priceless(lines).filter((line) => headlineWorth(line, subject) >= weakHeadline);
  const own = (lines: readonly string[]): string[] => lines.filter((line) => isWrittenIn(line, locale));
  const first = (lines: readonly string[][]): string[] => lines.flatMap(([text]) => text ?? []);
  return {
    headlines: unique([...own(facts.benefits), ...telling(first(write('headline')))]),
    slogans: unique(priceless(first(write('slogan')))),
    sentences: unique([...own(sentencesOf(product.description)), ...priceless(first(write('hook')))]),
    benefits: own(facts.benefits),
    buttons: brand?.cta ? [brand.cta] : unique(first(write('cta'))),
    price: brief.price,
    name: product.brand || product.title,
    host: hostOf(product.url),
  };
}

function unique(lines: readonly string[]): string[] {
  return [...new Set(lines)];
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
