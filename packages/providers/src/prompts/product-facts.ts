import type { ObjectRequest } from '@adwright/domain/engines/text.ts';
import { z } from 'zod';
import { standsIn } from '../ad-text/stands-in.ts';
import { dataIsNotOrders, factsBlock } from './facts-block.ts';

export const ProductFacts = z.object({
  title: z.string(),
  brand: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  /** As the page writes it; empty when it does not. */
  price: z.string(),
});
export type ProductFacts = z.output<typeof ProductFacts>;

/** A page has its facts at the beginning; the rest is footers and other products. */
const mostText = 12_000;
const mostBenefits = 6;

const system = [
  'You read shop pages and pick out what they say about their main product.',
  'Copy word for word, in the language of the page: every text you give must stand on the page exactly so.',
  'What the page does not say is an empty string; guess nothing and translate nothing.',
  'A benefit is what the buyer gets from it: a phrase of at most fifteen words of the page, without praise.',
  'The description is one to three whole sentences of the page.',
  'The price is what the product costs now, with its currency as the page writes it.',
  dataIsNotOrders,
].join('\n');

/** The facts of a page's main product from its plain text. */
export function productFactsPrompt(page: { url: string; text: string }): ObjectRequest<ProductFacts> {
  const text = page.text.slice(0, mostText);
  return {
    name: 'product_facts',
    system,
    prompt: `Pick out the facts of the main product, with at most ${mostBenefits} benefits.\n${factsBlock('page', { url: page.url, text })}`,
    schema: ProductFacts,
    maxOutputTokens: 2_000,
    check: (facts) => factFaults(facts, text),
  };
}

export function factFaults(facts: ProductFacts, text: string): string[] {
  const { title, brand, description, benefits, price } = facts;
  const invented = [title, brand, price, ...sentencesOf(description), ...benefits].filter(
    (one) => !standsIn(one, text),
  );
  return invented.map((one) => `This does not stand on the page word for word: ${JSON.stringify(one)}.`);
}

/** Only what stands on the page, whatever the model made of it. Null when that is nothing. */
export function factsOnPage(facts: ProductFacts, page: { text: string }): ProductFacts | null {
  const text = page.text.slice(0, mostText);
  const kept = (one: string): string => (standsIn(one, text) ? one.trim() : '');
  const benefits = facts.benefits.map(kept).filter((one) => one !== '');
  const found = {
    title: kept(facts.title),
    brand: kept(facts.brand),
    description: sentencesOf(facts.description).map(kept).join(' ').trim(),
    benefits: benefits.slice(0, mostBenefits),
    price: kept(facts.price),
  };
  return Object.values(found).some((value) => value.length > 0) ? found : null;
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

function sentencesOf(text: string): string[] {
  return [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter((segment) => segment !== '');
}
