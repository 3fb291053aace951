import { expect, it } from 'vitest';
import { fieldsOf, inputOf, problemsOf } from './product-fields.ts';

it('turns what was typed into what is kept', () => {
  const fields = {
    ...fieldsOf(null),
    title: ' Lamp ',
    price: '49,90',
    currency: 'eur',
    url: 'shop.example/lamp',
    benefits: 'folds\n\nwarm ',
  };
  expect(problemsOf(fields)).toEqual([]);
  expect(inputOf(fields)).toMatchObject({
    title: 'Lamp',
    price: 49.9,
    currency: 'EUR',
    url: 'https://shop.example/lamp',
    benefits: ['folds', 'warm'],
    images: [],
  });
  expect(inputOf(fieldsOf(null))).toMatchObject({ price: null, url: '' });
});

it('names what stands in the way', () => {
  expect(problemsOf({ ...fieldsOf(null), price: 'cheap', currency: 'euro', url: 'http://' })).toEqual([
    'title',
    'price',
    'currency',
    'url',
  ]);
});

it.each([
  ['1,299', 'usd', 1299, 'USD'],
  ['$1,299.50', '', 1299.5, 'USD'],
  ['1.299', 'EUR', 1299, 'EUR'],
  ['٨٩', '', 89, ''],
])('reads the price %j in %j as it was meant', (price, currency, amount, code) => {
  const fields = { ...fieldsOf(null), title: 'Lamp', price, currency };
  expect(problemsOf(fields)).toEqual([]);
  expect(inputOf(fields)).toMatchObject({ price: amount, currency: code });
});
