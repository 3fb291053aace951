import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { expect, it } from 'vitest';
import { PresetWords } from './words.ts';
import { writeWords } from './write-words.ts';

const product = AdProductInput.parse({
  title: 'Bow Desk Lamp',
  description: 'A steel desk lamp with one clean curve.',
  benefits: ['Dims to a glow', 'Uses 6 watts'],
  price: 79,
  currency: 'USD',
});

it('writes what was left empty, always the same for the same number', async () => {
  const words = await writeWords(PresetWords.parse({}), product);
  expect(words).toEqual(await writeWords(PresetWords.parse({}), product));
  expect(words).toMatchObject({ price: '$79', subline: 'A steel desk lamp with one clean curve.', direction: 'ltr' });
  expect(words.headline.length).toBeGreaterThan(5);
  expect(words.cta?.length).toBeGreaterThan(2);
  expect(words.badge).toBeUndefined();
  expect(words.oldPrice).toBeUndefined();
});

it('never says half a figure', async () => {
  const weighed = { ...product, description: 'Weighs only 1.2 kg and folds flat. Fits a drawer.' };
  const words = await writeWords(PresetWords.parse({}), weighed);
  expect(words.subline).toBe('Weighs only 1.2 kg and folds flat.');
});

it('leaves the person’s own words alone', async () => {
  const own = { headline: 'Late light', cta: 'See it', badge: 'New', old_price: 105, language: 'ar' };
  expect(await writeWords(PresetWords.parse(own), product)).toMatchObject({
    headline: 'Late light',
    cta: 'See it',
    badge: 'New',
    direction: 'rtl',
    language: 'ar',
  });
});

it.each([
  ['en', 'Kestrel Desk Lamp', /Kestrel|Lamp/],
  ['en', 'Extraordinary Hand-Forged Damascus Chef’s Knife With Maple Handle And Lifetime Warranty', /Knife/],
  ['ar', 'كوب سفر معزول', /كوب|سفر/u],
])('says in %s what it is where nothing but its name is known: %s', async (language, title, named) => {
  const { headline } = await writeWords(PresetWords.parse({ language }), AdProductInput.parse({ title }));
  expect(headline).toMatch(named);
  expect(headline.length).toBeLessThanOrEqual(60);
});
