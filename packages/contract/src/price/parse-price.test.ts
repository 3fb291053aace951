import { expect, it } from 'vitest';
import { currencyOf, parsePrice } from './parse-price.ts';

it.each([
  ['$1,299.00', 1299, 'USD'],
  ['1.299,00 €', 1299, 'EUR'],
  ['€ 1 299,90', 1299.9, 'EUR'],
  ['1\u202F299,90\u00A0€', 1299.9, 'EUR'],
  ["CHF 1'299.50", 1299.5, 'CHF'],
  ['₹1,29,999.00', 129_999, 'INR'],
  ['¥12,800', 12_800, 'JPY'],
  ['１２，８００円（税込）', 12_800, 'JPY'],
  ['12 990 ₽', 12_990, 'RUB'],
  ['1 490 руб.', 1490, 'RUB'],
  ['R$ 1.299,90', 1299.9, 'BRL'],
  ['Rp 1.250.000', 1_250_000, 'IDR'],
  ['٤٥٠٫٥٠ ر.س', 450.5, 'SAR'],
  ['٣٬٤٩٩ ج.م', 3499, 'EGP'],
  ['₩39,000', 39_000, 'KRW'],
  ['39,000원', 39_000, 'KRW'],
  ['1 299,00 zł', 1299, 'PLN'],
  ['199:- kr', 199, 'SEK'],
  ['€ 49,-', 49, 'EUR'],
  ['12€99', 12.99, 'EUR'],
  ['US$ 45', 45, 'USD'],
  ['Now only £8.50!', 8.5, 'GBP'],
  ['2 for 15 €', 15, 'EUR'],
  ['1.249,99 TL', 1249.99, 'TRY'],
  ['12.500 KWD', 12.5, 'KWD'],
  ['Price: 24.99 USD', 24.99, 'USD'],
  ['0.125 USD', 0.125, 'USD'],
] as const)('reads %s', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

it('reads a sign that countries share by where the page is from', () => {
  expect(parsePrice('$20', { language: 'en-CA' })?.currency).toBe('CAD');
  expect(parsePrice('$20', { host: 'shop.example.com.au' })?.currency).toBe('AUD');
  expect(parsePrice('¥88', { language: 'zh-CN' })?.currency).toBe('CNY');
  expect(parsePrice('349 kr', { host: 'butikk.example.no' })?.currency).toBe('NOK');
  expect(parsePrice('$20', { currency: 'SGD' })?.currency).toBe('SGD');
});

it('reads an amount without a sign by the currency that is known', () => {
  expect(parsePrice('12.500', { currency: 'KWD' })).toEqual({ amount: 12.5, currency: null });
  expect(parsePrice('12.500', { currency: 'IDR' })).toEqual({ amount: 12_500, currency: null });
});

it('finds no price where there is none', () => {
  for (const text of ['', 'free', 'in stock', '€', '0,00 €']) expect(parsePrice(text)).toBeNull();
});

it('reads codes and signs of currencies', () => {
  expect([currencyOf('eur'), currencyOf('€'), currencyOf('zł'), currencyOf('nothing')]).toEqual([
    'EUR',
    'EUR',
    'PLN',
    null,
  ]);
});
