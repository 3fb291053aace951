import { expect, it } from 'vitest';
import { domainsOf, typedDomain } from './domains-of.ts';

it.each([
  ['https://www.shop.example.com/a?b=c', ['shop.example.com', 'example.com']],
  ['https://example.com', ['example.com']],
  ['https://127.0.0.1/x', []],
  ['no address', []],
  [null, []],
])('knows the sites of %s', (address, domains) => {
  expect(domainsOf(address)).toEqual(domains);
});

it.each([
  ['merrow.example', 'merrow.example'],
  ['https://www.Merrow.example/shoes?x=1', 'merrow.example'],
  ['running shoes', null],
  ['4.5', null],
  ['shoes.', null],
  ['"a.com"', null],
])('reads %s', (keyword, domain) => {
  expect(typedDomain(keyword)).toBe(domain);
});
