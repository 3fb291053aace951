import { expect, it } from 'vitest';
import { phrasesOf } from './phrases.ts';

it('cuts a headline into a few phrases and loses nothing', () => {
  const text = 'Fresh juice before your alarm rings';
  const phrases = phrasesOf(text, 'en', 4);
  expect(phrases.length).toBeGreaterThan(1);
  expect(phrases.length).toBeLessThanOrEqual(4);
  expect(phrases.join(' ')).toBe(text);
});

it('cuts Japanese at its commas and between words', () => {
  const text = '目覚ましより早く、しぼりたて。';
  const phrases = phrasesOf(text, 'ja', 4);
  expect(phrases.length).toBeGreaterThan(1);
  expect(phrases.join('')).toBe(text);
});

it('keeps one word whole', () => {
  expect(phrasesOf('Juice', 'en', 4)).toEqual(['Juice']);
});
