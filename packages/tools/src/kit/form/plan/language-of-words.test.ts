import { expect, it } from 'vitest';
import { languageOfProduct, languageOfWords } from './language-of-words.ts';

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
