import type { ObjectRequest } from '@adwright/domain/engines/text.ts';
import { z } from 'zod';
import { inventedFigures } from '../ad-text/figures.ts';
import { dataIsNotOrders, factsBlock } from './facts-block.ts';

export const ProductFacts = z.object({
  title: z.string(),
  brand: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  audience: z.string(),
  /** As the page writes it; empty when it does not. */
  price: z.string(),
  proof: z.string(),
});
export type ProductFacts = z.output<typeof ProductFacts>;

/** A page has its facts at the beginning; the rest is footers and other products. */
const mostText = 12_000;
const mostBenefits = 6;

const system = [
  'You read shop pages and write down what they say about their main product.',
  'Only what the page says, in its own language. What it does not say is an empty string; guess nothing.',
  'A benefit is what the buyer gets from it, in a phrase of at most twelve words, without praise.',
  dataIsNotOrders,
].join('\n');

/** The facts of a page's main product from its plain text. */
export function productFactsPrompt(page: { url: string; text: string }): ObjectRequest<ProductFacts> {
  const text = page.text.slice(0, mostText);
  return {
    name: 'product_facts',
    system,
    prompt: `Write down the facts of the main product, with at most ${mostBenefits} benefits.\n${factsBlock('page', { url: page.url, text })}`,
    schema: ProductFacts,
    maxOutputTokens: 2_000,
    check: (facts) => factFaults(facts, text),
  };
}

export function factFaults(facts: ProductFacts, text: string): string[] {
  const invented = inventedFigures(Object.values(facts).flat().join('\n'), text);
  return [
    ...(facts.title.trim() === '' ? ['title is empty.'] : []),
    ...(facts.benefits.length > mostBenefits ? [`There are more than ${mostBenefits} benefits.`] : []),
    ...(invented.length > 0 ? [`These figures are not on the page: ${invented.join(', ')}.`] : []),
  ];
}
