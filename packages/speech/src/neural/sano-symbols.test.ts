import { expect, it } from 'vitest';
import { piperNumbers } from './piper-symbols.ts';
import { sanoSymbols } from './sano-symbols.ts';

const line = (...symbols: readonly string[]) => symbols.map((ipa, token) => ({ ipa, symbols: ipa, token }));

it('tells the German voice an r before a vowel as it was taught, and leaves the one after it', () => {
  expect(sanoSymbols([...line('t', 'ɾ', 'ˈɔ', 'k', 'ən'), { mark: ' ' }, ...line('v', 'ˈa', 'ɾ', 'm')], 'de')).toBe(
    'trˈɔkən vˈaɾm',
  );
  expect(sanoSymbols(line('k', 'u', 'ɾ', 'ˈʊ'), 'tr')).toBe('kuɾˈʊ');
});

it('takes a cedilla from its letter: as one sign nobody was taught it', () => {
  const known = 200;
  expect([...piperNumbers('ç', known)]).toEqual([...piperNumbers('c\u0327', known)]);
  expect(piperNumbers('ç', known)).toHaveLength(2 + 2 * 2 + 1);
});
