import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { expect, it } from 'vitest';
import { loadPack } from '../packs.ts';
import { brief } from '../testing/products.ts';

const words = async (language: LocaleCode, given: Parameters<typeof brief>[0]) =>
  (await loadPack(language)).read(brief(given)).words;

it.each([
  ['de', 'Schreibtischlampe Kestrel', 'die Schreibtischlampe Kestrel', 'die Schreibtischlampe Kestrel'],
  ['de', 'Wasserkocher Aldermoor', 'der Wasserkocher Aldermoor', 'den Wasserkocher Aldermoor'],
  ['de', 'Fjord', 'Fjord', 'Fjord'],
  ['fr', 'Lampe de bureau Kestrel', 'la Lampe de bureau Kestrel', 'la Lampe de bureau Kestrel'],
  ['fr', 'Écouteurs Hush', 'les Écouteurs Hush', 'les Écouteurs Hush'],
  ['fr', 'Application Tally', 'l’Application Tally', 'l’Application Tally'],
  ['es', 'Calcetines de merino', 'los Calcetines de merino', 'los Calcetines de merino'],
  ['it', 'Zaino Alpino', 'lo Zaino Alpino', 'lo Zaino Alpino'],
  ['it', 'Olio Alma', 'l’Olio Alma', 'l’Olio Alma'],
  ['pt', 'Garrafa Fjord', 'a Garrafa Fjord', 'a Garrafa Fjord'],
  ['nl', 'Bureaulamp Kestrel', 'de Bureaulamp Kestrel', 'de Bureaulamp Kestrel'],
] as const)('%s names %s as %s', async (language, product, subject, object) => {
  expect(await words(language, { product })).toMatchObject({ product: [subject], productObject: [object] });
});

it('gives a Korean name the particle its last sound asks for, and a Latin one none', async () => {
  expect(await words('kr', { product: '피오르드 텀블러' })).toMatchObject({
    brandTopic: ['피오르드 텀블러는'],
    brandIs: ['피오르드 텀블러예요'],
  });
  expect(await words('kr', { product: '메리노 양말' })).toMatchObject({
    brandTopic: ['메리노 양말은'],
    brandIs: ['메리노 양말이에요'],
  });
  expect((await words('kr', { product: 'iRoam eSIM' }))['brandTopic']).toBeUndefined();
});

it('speaks to an audience whose case it cannot know', async () => {
  expect(await words('ru', { product: 'Fjord', audience: 'занятые родители' })).toMatchObject({
    audience: ['занятые родители'],
  });
  expect(await words('ru', { product: 'Fjord', audience: 'для родителей' })).toMatchObject({
    forAudience: ['для родителей'],
  });
  expect(await words('de', { product: 'Fjord', audience: 'jeder Haushalt' })).not.toHaveProperty('audience');
  expect(await words('ar', { product: 'Fjord', audience: 'المسافرون' })).not.toHaveProperty('forAudience');
  expect(await words('ar', { product: 'Fjord', audience: 'النساء' })).toMatchObject({ forAudience: ['للنساء'] });
  expect(await words('ar', { product: 'Fjord', audience: 'من يعملون مساءً' })).toMatchObject({
    forAudience: ['لمن يعملون مساءً'],
  });
});

it.each(['R$ 89', 'Rp189.000', '34 €', '$9/month', '9 € im Monat', 'NT$290/月', '3,980円'])(
  '%s can follow "for"',
  async (price) => {
    expect((await words('en', { product: 'Fjord', price }))['priceTag']).toEqual([price]);
  },
);

it.each(['from €29', '29,000원부터', '¥199起', 'Ask us'])('%s stands alone', async (price) => {
  expect((await words('en', { product: 'Fjord', price }))['priceTag']).toEqual([]);
});

it('keeps facts of two characters, and every fact as it was typed', async () => {
  const read = (await loadPack('cn')).read(brief({ product: '背包', benefits: ['防水', '超轻'] }));
  expect(read.benefits.map(([first]) => first?.line)).toEqual(['防水', '超轻']);
});
