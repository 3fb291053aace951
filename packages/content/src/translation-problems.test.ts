import { expect, it } from 'vitest';
import { lockOf, translationProblems, type WordSet } from './translation-problems.ts';

const pricing: WordSet = { name: 'pricing', english: { heading: 'Prices' }, languages: ['ar', 'de'] };

it('is content with translations made from the present English', () => {
  expect(translationProblems([pricing], lockOf([pricing]))).toEqual([]);
});

it('names every language when English changes', () => {
  const changed = { ...pricing, english: { heading: 'New prices' } };
  expect(translationProblems([changed], lockOf([pricing]))).toEqual([
    'pricing/ar: English has changed since it was translated',
    'pricing/de: English has changed since it was translated',
  ]);
});

it('names translations that were added or removed without the lock', () => {
  expect(translationProblems([pricing], lockOf([{ ...pricing, languages: ['de'] }]))).toEqual([
    'pricing/ar: not in translations.lock.json',
  ]);
  expect(translationProblems([{ ...pricing, languages: [] }], lockOf([{ ...pricing, languages: ['de'] }]))).toEqual([
    'pricing/de: locked, but its file is gone',
  ]);
});
