import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import type { Extraction } from './extract/extract.ts';
import { parsePrice } from '@adwright/contract/price/parse-price.ts';

/** What somebody who read the page's text says of its product, in the page's own words; empty where it says nothing. */
export type ToldFacts = {
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly price: string;
};

/** Null when it has nothing to say. */
export type PageAssistant = (page: { readonly url: string; readonly text: string }) => Promise<ToldFacts | null>;

const fewBenefits = 3;
const mostBenefits = 6;
/** Less is a page without words, and nobody can read facts from it. */
const leastText = 80;

/** Asks only where the page's own markup leaves something open. Whatever goes wrong, the page is as it was. */
export async function withAssistance(
  extraction: Extraction,
  assistant: PageAssistant,
  signal: AbortSignal | undefined,
): Promise<Extraction> {
  const { verdict, facts, text } = extraction;
  const isReadable = verdict === 'product' || verdict === 'nothing';
  if (!isReadable || text.length < leastText || (verdict === 'product' && !hasGaps(facts))) return extraction;
  const told = await assistant({ url: facts.url, text }).catch(() => null);
  signal?.throwIfAborted();
  if (told === null) return extraction;
  if (verdict === 'product') return { ...extraction, facts: fillGaps(facts, told) };
  // A page that shows no product to programs: a name and a price together are one, a name alone may be anything.
  const found = fillGaps({ ...facts, title: '' }, told);
  return found.title !== '' && found.price !== null ? { ...extraction, verdict: 'product', facts: found } : extraction;
}

function hasGaps({ title, description, price, benefits }: ProductPage): boolean {
  return title === '' || description === '' || price === null || benefits.length < fewBenefits;
}

/** What the page says to programs is never replaced by what somebody read from it. */
export function fillGaps(facts: ProductPage, told: ToldFacts): ProductPage {
  const host = URL.parse(facts.url)?.hostname ?? '';
  const price = facts.price === null ? parsePrice(told.price, { language: facts.language, host }) : null;
  return {
    ...facts,
    title: facts.title || told.title,
    brand: facts.brand || told.brand,
    description: facts.description || told.description,
    benefits: facts.benefits.length < fewBenefits ? joined(facts.benefits, told.benefits) : facts.benefits,
    price: facts.price ?? price?.amount ?? null,
    currency: facts.currency ?? price?.currency ?? null,
  };
}

function joined(own: readonly string[], others: readonly string[]): string[] {
  const all = new Map<string, string>();
  for (const benefit of [...own, ...others]) {
    const key = benefit
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (!all.has(key)) all.set(key, benefit);
  }
  return [...all.values()].slice(0, Math.max(mostBenefits, own.length));
}
