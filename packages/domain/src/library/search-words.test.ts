import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { errorsBetween, likeliest, restsOf } from './near-words.ts';
import { readKeyword } from './read-keyword.ts';
import { indexedText } from './search-words.ts';

it.each([
  ['Crème BRÛLÉE', 'creme brulee'],
  ['Straße', 'strasse'],
  ['IŞIL IŞIL İstanbul', 'isil isil istanbul'],
  ['Ёлка Йогурт', 'елка йогурт'],
  ['الأَحْذِيَةُ', 'الاحذية'],
  ['ＳＡＬＥ５０％', 'sale50%'],
  ['がぎぐ', 'がぎぐ'],
  ['wa\u200btch cof\u00adfee', 'watch coffee'],
])('folds %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it.each([
  ['Keeps hot, for 12 hours!', 'keeps hot for 12 hours'],
  ['护肤品', '护肤 肤品 品'],
  ['夏の新作 T-shirt', '夏の の新 新作 作 t shirt'],
  ['sale开始了', 'sale 开始 始了 了'],
  ['<script>alert(1)</script>', 'script alert 1 script'],
])('indexes %s', (text, indexed) => {
  expect(indexedText(text)).toBe(indexed);
});

it('reads phrases in the quotation marks of many languages', () => {
  const { words, phrases } = readKeyword('shoe „leicht wie“ “light as” shoe «без шва»');
  expect(words.map(({ text }) => text)).toEqual(['shoe']);
  expect(phrases.map((phrase) => phrase.map(({ text }) => text).join(' '))).toEqual([
    'leicht wie',
    'light as',
    'без шва',
  ]);
});

it.each([
  ['headphnes', 'headphones'],
  ['haedphones', 'headphones'],
  ['headphoness', 'headphones'],
  ['hexdphones', 'headphones'],
])('finds what %s meant', (typed, meant) => {
  const rests = new Set(restsOf(typed));
  expect(restsOf(meant).some((rest) => rests.has(rest))).toBe(true);
  expect(errorsBetween(typed, meant)).toBe(1);
  expect(
    likeliest(typed, [
      { word: 'telephones', uses: 9 },
      { word: meant, uses: 1 },
    ]),
  ).toEqual([meant]);
});

it('guesses at no short word and no number', () => {
  expect([restsOf('cup'), restsOf('350ml')]).toEqual([[], []]);
});
