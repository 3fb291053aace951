import { expect, it } from 'vitest';
import { languageOfProduct, languageOfWords, languageWhileTyped } from './language-of-words.ts';

it.each([
  ['قارورة ماء معزولة من الفولاذ', 'en', 'ar'],
  ['Термос из стали', 'en', 'ru'],
  ['真空断熱ステンレスボトル 750ml', 'en', 'ja'],
  ['보온 텀블러', 'de', 'kr'],
  ['不锈钢保温杯', 'en', 'cn'],
  ['不鏽鋼保溫杯，優惠價', 'en', 'zh'],
  ['Edelstahlflasche', 'de', 'de'],
  ['Steel bottle', 'ar', 'en'],
  ['750 ml', 'ar', 'ar'],
] as const)('writes an ad for %s, from a page in %s, in %s', (text, usual, language) => {
  expect(languageOfWords(text, usual)).toBe(language);
});

it('does not take a Latin name for the language of the product', () => {
  const product = { title: 'NORTH Pro', description: 'قارورة تحافظ على الحرارة طوال اليوم', benefits: [] };
  expect(languageOfProduct(product, 'en')).toBe('ar');
});

it.each([
  ['en', '', 'كوب سفر', 'ar'],
  ['en', 'كو', 'كوب', 'ar'],
  ['ar', 'كوب سفر', 'Travel mug', 'en'],
  ['de', 'Becher', 'Becher mit Deckel', 'de'],
  // Chosen by the person: an Arabic ad for a product with a Latin name.
  ['ar', '', 'Travel mug', 'ar'],
  ['ar', 'Travel mu', 'Travel mug', 'ar'],
  ['fr', 'كوب سفر', 'كوب سفر معزول', 'fr'],
  ['fr', 'كوب سفر', 'Travel mug', 'fr'],
] as const)('an ad in %s goes on, from “%s” to “%s”, in %s', (current, before, now, language) => {
  expect(languageWhileTyped(current, before, now)).toBe(language);
});
