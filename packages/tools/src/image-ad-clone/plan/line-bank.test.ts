import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { expect, it } from 'vitest';
import { writeLineBank } from './line-bank.ts';

const watch = AdProductInput.parse({
  title: 'Halden Field Watch',
  brand: 'Halden',
  description: 'A slim steel watch with a deep blue dial.',
  benefits: ['Sapphire glass', 'Water resistant to 50 m'],
  price: 189,
  currency: 'USD',
});

it('has headlines about the product, and leaves the price to its own element', async () => {
  const { headlines, slogans, sentences, price } = await writeLineBank(watch, { language: 'en', seed: 0 });
  expect(price).toBe('$189');
  expect(headlines.slice(0, 2)).toEqual(watch.benefits);
  expect(headlines.length).toBeGreaterThan(3);
  expect(headlines).not.toContain('A little help goes a long way');
  for (const line of [...headlines, ...slogans, ...sentences]) expect(line).not.toContain('$189');
});
