import { expect, it } from 'vitest';
import { kindOfProduct } from './product-kind.ts';

it.each([
  ['Night serum for tired skin', 'beauty'],
  ['Feuchtigkeitscreme. Gesichtspflege, Seife und Lotion', 'beauty'],
  ['Крем для кожи лица', 'beauty'],
  ['美容液 30ml', 'beauty'],
  ['Single-origin coffee beans with a note of chocolate', 'food'],
  ['Miel de lavande', 'food'],
  ['Tazza in ceramica', 'home'],
  ['Whey protein, for after the gym', 'sport'],
  ['無線耳機', 'tech'],
  ['السماعة اللاسلكية', 'tech'],
  ['Kulaklık', 'tech'],
  ['Ayakkabı', 'fashion'],
  ['Frying pans', 'home'],
  ['Team hoodie in teal', null],
  ['Cotton tee and pants', null],
  ['Handy gift for mummies', null],
  ['Для сухой кожи', 'beauty'],
  ['Oak chair with a linen seat', 'large'],
  ['Диван в гостиную', 'large'],
  ['折りたたみ自転車', 'large'],
  ['Desk lamp', 'home'],
  ['Something new', null],
  ['', null],
] as const)('%s: %s', (text, kind) => {
  expect(kindOfProduct({ title: text, description: '' })).toBe(kind);
});

it('knows furniture by its name, whatever stands around it', () => {
  const description = 'With its soft cushion and blanket it goes with any lamp, vase or plant.';
  expect(kindOfProduct({ title: 'Fold Lounge Chair', description })).toBe('large');
  expect(kindOfProduct({ title: 'Bow', description })).toBe('home');
});
