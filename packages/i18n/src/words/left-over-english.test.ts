import { expect, it } from 'vitest';
import { leftOverEnglish } from './left-over-english.ts';

const english = new Set(['Medium rectangle', 'Google Ads', 'Open source', 'Feed 1:1']);

it('finds what stands there as it stands in English', () => {
  expect(leftOverEnglish('ja', ['Medium rectangle', 'レクタングル（中）'], english)).toEqual(['Medium rectangle']);
});

it('finds a sentence that English has put differently', () => {
  expect(leftOverEnglish('de', ['Add the images you want to use with this ad.'], new Set())).toHaveLength(1);
  expect(leftOverEnglish('de', ['Was du willst, und was ohne dich geht.'], new Set())).toEqual([]);
});

it('lets names, single loanwords and words that are rightly the same stand', () => {
  expect(leftOverEnglish('nl', ['Google Ads', 'Open source', 'Feed 1:1'], english)).toEqual([]);
});
