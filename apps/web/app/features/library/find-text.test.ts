import { expect, it } from 'vitest';
import { everything, formatFind, isNarrowed, parseFind, queryOf } from './find-text.ts';

it('reads words and filters in any order', () => {
  expect(parseFind('platform:tiktok wool socks brand:(Maison Verrine) days:30')).toEqual({
    ...everything,
    keyword: 'wool socks',
    platform: 'tiktok',
    brand: 'Maison Verrine',
    days: '30',
  });
});

it.each([
  'wool socks platform:tiktok brand:(Maison Verrine) sort:longest',
  '护肤 language:zh-Hans',
  '"light as an apple"',
])('writes what it has read: %s', (text) => {
  expect(formatFind(parseFind(text))).toBe(text);
});

it('takes what is no filter for words', () => {
  expect(parseFind('note: 50% off http://x.y').keyword).toBe('note: 50% off http://x.y');
});

it('asks the call by its own names, and for nothing that was not said', () => {
  expect(queryOf(parseFind('tea status:running days:14'))).toEqual({
    keyword: 'tea',
    active: 'true',
    running_days_min: '14',
  });
  expect(queryOf(parseFind('days:many'))).toEqual({});
});

it('is not narrowed by an order', () => {
  expect([isNarrowed(parseFind('sort:longest')), isNarrowed(parseFind('cta:shop_now'))]).toEqual([false, true]);
});
