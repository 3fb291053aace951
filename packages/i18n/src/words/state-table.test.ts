import { expect, it } from 'vitest';
import { stateTable } from './state-table.ts';

it('has a row for every language', () => {
  const states = new Map([
    ['en', { stale: 0, glossary: 0 }],
    ['de', { stale: 12, glossary: 3 }],
  ]);
  expect(stateTable(states)).toEqual([
    'language stale      glossary',
    'en       0          0',
    'de       12         3',
  ]);
});
