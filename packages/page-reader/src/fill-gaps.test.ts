import { expect, it } from 'vitest';
import { extract } from './extract/extract.ts';
import { type ToldFacts, withAssistance } from './fill-gaps.ts';

const told: ToldFacts = {
  title: 'Kestrel lamp',
  brand: 'Kestrel',
  description: 'A lamp for late work.',
  benefits: ['Dims to two percent', 'dims to two percent!', 'Stands on a coin'],
  price: '89 €',
};
const url = 'https://shop.example/lamp';
const words = '<p>Words that anybody can read on this page. They say a little about the lamp and about us.</p>';
const marked = extract(
  `<html lang="de"><body><script type="application/ld+json">{"@type":"Product","name":"Lamp 3","offers":{"price":"95","priceCurrency":"CHF"}}</script>${words}<img src="/a.jpg"></body></html>`,
  url,
);
const bare = extract(`<html><body><h1>News</h1>${words.repeat(9)}</body></html>`, url);
const nobody = new AbortController().signal;

it('fills what is open and leaves what the page told programs', async () => {
  const { facts } = await withAssistance(marked, async () => told, nobody);
  expect(facts).toMatchObject({ title: 'Lamp 3', price: 95, currency: 'CHF', brand: 'Kestrel' });
  expect(facts.benefits).toEqual(['Dims to two percent', 'Stands on a coin']);
});

it('finds a product that only people can see, but not from a name alone', async () => {
  expect(bare.verdict).toBe('nothing');
  const read = await withAssistance(bare, async () => told, nobody);
  expect(read).toMatchObject({ verdict: 'product', facts: { title: 'Kestrel lamp', price: 89, currency: 'EUR' } });
  const nameless = await withAssistance(bare, async () => ({ ...told, price: '' }), nobody);
  expect(nameless).toBe(bare);
});

it('is silent about an assistant that fails, and asks none where nothing is open or nothing can be read', async () => {
  expect(await withAssistance(marked, () => Promise.reject(new Error('no')), nobody)).toBe(marked);
  const never = () => Promise.reject(new Error('was asked'));
  const full = { ...marked, facts: { ...marked.facts, description: 'Long.', benefits: ['a', 'b', 'c'] } };
  expect(await withAssistance(full, never, nobody)).toBe(full);
  let asked = 0;
  const counting = async () => {
    asked += 1;
    return told;
  };
  for (const one of [{ ...bare, text: 'Hi' }, { ...bare, verdict: 'login' as const }, full])
    await withAssistance(one, counting, nobody);
  expect(asked).toBe(0);
});
