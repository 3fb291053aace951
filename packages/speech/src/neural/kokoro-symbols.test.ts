import { expect, it } from 'vitest';
import { kokoroSymbols } from './kokoro-symbols.ts';

it.each([
  ['ˈeɪ', 'american', 'ˈA'],
  ['oʊ', 'american', 'O'],
  ['əʊ', 'british', 'Q'],
  ['ɜː', 'american', 'ɜɹ'],
  ['ˈɔːɹ', 'american', 'ˈɔɹ'],
  ['ˈɔː', 'british', 'ˈɔː'],
  ['ɾ', 'american', 'T'],
  ['əl', 'american', 'ᵊl'],
  ['tʃ', 'other', 'ʧ'],
  ['ts', 'other', 'ʦ'],
  ['ɾ', 'other', 'ɾ'],
  ['ɑ̃', 'other', 'ɑ̃'],
  ['e-', 'other', 'e'],
] as const)('%s in %s is %s', (ipa, accent, symbols) => {
  expect(kokoroSymbols(ipa, accent)).toBe(symbols.normalize('NFD').replaceAll('c\u0327', 'ç'));
});
