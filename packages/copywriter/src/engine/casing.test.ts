import { expect, it } from 'vitest';
import { lowerFirst, upperFirst } from './casing.ts';

it.each([
  ['Keeps drinks cold', 'keeps drinks cold'],
  ['USB-C port', 'USB-C port'],
  ['Bluetooth built in', 'Bluetooth built in'],
  ['Merino Wool inside', 'Merino Wool inside'],
  ['iPhone ready', 'iPhone ready'],
  ['24 hours cold', '24 hours cold'],
  ['Étanche', 'étanche'],
])('%s inside a sentence is %s', (text, expected) => {
  expect(lowerFirst(text)).toBe(expected);
});

it('knows the letters of Turkish', () => {
  expect(lowerFirst('İçecekleri soğuk tutar', 'tr')).toBe('içecekleri soğuk tutar');
  expect(upperFirst('içecekleri', 'tr')).toBe('İçecekleri');
});

it('looks behind opening marks', () => {
  expect(upperFirst('«garde')).toBe('«Garde');
  expect(upperFirst('¿mantiene')).toBe('¿Mantiene');
});
