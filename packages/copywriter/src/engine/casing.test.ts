import { expect, it } from 'vitest';
import { lowerFirst, upperFirst } from './casing.ts';

it.each([
  ['Keeps drinks cold', 'keeps drinks cold'],
  ['USB-C port', 'USB-C port'],
  ['R$ 89', 'R$ 89'],
  ['Rp189.000', 'Rp189.000'],
  ['iPhone ready', 'iPhone ready'],
  ['24 hours cold', '24 hours cold'],
  ['Étanche', 'étanche'],
])('%s inside a sentence is %s', (text, expected) => {
  expect(lowerFirst(text)).toBe(expected);
});

it.each([
  ['leakproof lid', 'Leakproof lid'],
  ['iPhone ready', 'iPhone ready'],
  ['pH-neutral', 'pH-neutral'],
  ['e2 Studio', 'e2 Studio'],
  ['shop.example delivers', 'shop.example delivers'],
])('%s at the start of a sentence is %s', (text, expected) => {
  expect(upperFirst(text)).toBe(expected);
});

it('knows the letters of Turkish', () => {
  expect(lowerFirst('İçecekleri soğuk tutar', 'tr')).toBe('içecekleri soğuk tutar');
  expect(upperFirst('içecekleri', 'tr')).toBe('İçecekleri');
});

it('looks behind opening marks', () => {
  expect(upperFirst('«garde')).toBe('«Garde');
  expect(upperFirst('¿mantiene')).toBe('¿Mantiene');
});
