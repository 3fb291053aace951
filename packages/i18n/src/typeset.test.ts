import { expect, it } from 'vitest';
import { typeset, typesetAll } from './typeset.ts';

it('sets French with narrow spaces that do not break', () => {
  expect(typeset('fr', 'Prêt ? Oui : « {name} » ; {size, number} px, 25 %')).toBe(
    'Prêt\u202f? Oui\u00a0: «\u202f{name}\u202f»\u202f; {size, number}\u202fpx, 25\u202f%',
  );
});

it('leaves addresses and times as they are', () => {
  expect(typeset('fr', 'https://exemple.fr?a=1 à 12:30')).toBe('https://exemple.fr?a=1 à 12:30');
  expect(typeset('ja', 'https://example.com/a?b=1, 4.5:1')).toBe('https://example.com/a?b=1, 4.5:1');
});

it.each([
  ['cn', '广告, 文案: 好! 行? 完.', '广告，文案：好！行？完。'],
  ['ja', '見出し, 言語: {name} (任意)', '見出し、言語：{name} (任意)'],
  ['zh', '圖片 (選填)', '圖片（選填）'],
  ['cn', '{count, plural, other {# 个文件}}, 对比度 {value}:1', '{count, plural, other {# 个文件}}, 对比度 {value}:1'],
] as const)('sets full-width marks in %s behind its own characters only', (locale, text, set) => {
  expect(typeset(locale, text)).toBe(set);
});

it('sets every text of a tree, and other languages as they are', () => {
  expect(typesetAll('fr', { a: ['Oui !', { b: 'Non !' }], n: 1 })).toEqual({
    a: ['Oui\u202f!', { b: 'Non\u202f!' }],
    n: 1,
  });
  expect(typesetAll('de', { a: 'Ja !' })).toEqual({ a: 'Ja !' });
});
