import { expect, it } from 'vitest';
import { dayNumber, sliceOf, sliceTags, sumOf } from './slices.ts';

const even = { blocks: { '10': 300, '9': 300, '8': 300, '7': 300 }, last: 314 };

it('names an ad by the day it began and the days it ran', () => {
  expect(dayNumber('1970-02-01')).toBe(31);
  expect(sliceTags({ started_on: '1970-02-01', last_seen_on: '1970-03-10' })).toEqual([
    'started1=31',
    'ran1=37',
    'started5=6',
    'ran5=7',
    'started30=1',
    'ran30=1',
    'started180=0',
    'ran180=0',
  ]);
});

it('goes back by days until there are enough', () => {
  expect(sliceOf('started', even, 40)).toEqual(['started1=314', 'started1=313']);
  expect(sliceOf('started', even, 330)).toEqual(['started5=62', 'started5=61', 'started5=60', 'started5=59']);
});

it('begins where the page before ended', () => {
  expect(sliceOf('ran', even, 10, 280)?.[0]).toBe('ran1=280');
});

it('takes long stretches in long steps, and everything by nothing', () => {
  const long = { blocks: Object.fromEntries(Array.from({ length: 50 }, (_, block) => [block, 10])), last: 1499 };
  expect(sliceOf('started', long, 100)?.at(-1)).toBe('started180=6');
  expect(sliceOf('started', even, 5000)).toBeNull();
  expect(sliceOf('started', sumOf([]), 10)).toBeNull();
});

it('adds sources up', () => {
  expect(sumOf([even, { blocks: { '10': 1 }, last: 400 }])).toEqual({
    blocks: { '10': 301, '9': 300, '8': 300, '7': 300 },
    last: 400,
  });
});
