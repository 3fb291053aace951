import { AdGenerateInput } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdBrief, AdNetwork, AdTextKind } from '@adwright/contract/ad-text/ad-text.ts';
import type { AdTone } from '@adwright/contract/ad-text/ad-tone.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { linesIn } from '../../kit/form/plan/typed-text.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { isLocaleCode } from '@adwright/i18n/locales.ts';

/** What stands in the form's fields. Benefits are one text with a line each, as people paste them. */
export type AdCopyFields = {
  kind: AdTextKind;
  network: AdNetwork;
  tone: AdTone;
  language: LocaleCode;
  count: number;
  product: string;
  description: string;
  benefits: string;
  audience: string;
  offer: string;
  price: string;
  proof: string;
};

/** What is said of one product. */
export const ofEach = [
  'product',
  'description',
  'benefits',
  'offer',
  'price',
  'proof',
] as const satisfies readonly (keyof AdCopyFields)[];

export const mostBenefits = 8;

/** A start may be as thin as a product's name: the rest takes its default. */
type Start = Partial<Omit<AdGenerateInput, 'brief'>> & { brief?: Partial<AdBrief> | undefined };

export function fieldsFrom(start: Start, language: LocaleCode): AdCopyFields {
  const brief = start.brief ?? {};
  return {
    kind: start.kind ?? 'ad_copy',
    network: start.network ?? 'meta',
    tone: start.tone ?? 'friendly',
    language: isLocaleCode(start.language) ? start.language : language,
    count: start.count ?? 5,
    product: brief.product ?? '',
    description: brief.description ?? '',
    benefits: (brief.benefits ?? []).join('\n'),
    audience: brief.audience ?? '',
    offer: brief.offer ?? '',
    price: brief.price ?? '',
    proof: brief.proof ?? '',
  };
}

export function parseFields(fields: AdCopyFields, brand?: BrandRules | null) {
  const { kind, network, tone, language, count, benefits, ...facts } = fields;
  return AdGenerateInput.safeParse({
    kind,
    network,
    tone,
    language,
    count,
    brand,
    brief: { ...facts, benefits: linesIn(benefits) },
  });
}

/** Anything that can be written about; a name alone cannot. The price alone neither: it says nothing. */
export function hasFacts({ description, benefits, audience, offer, proof }: AdCopyFields): boolean {
  return [description, benefits, audience, offer, proof].some((fact) => fact.trim() !== '');
}
