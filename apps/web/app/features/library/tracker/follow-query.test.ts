import { expect, it } from 'vitest';
import { everything } from '../find-text.ts';
import { findOf, followQueryOf } from './follow-query.ts';

it('follows the words and filters of a search, not its order or states', () => {
  const find = { ...everything, keyword: 'wool', platform: 'tiktok', status: 'running', sort: 'longest', days: '30' };
  expect(followQueryOf(find)).toEqual({ keyword: 'wool', platform: 'tiktok' });
  expect(followQueryOf({ ...everything, status: 'running' })).toBeNull();
  expect(followQueryOf({ ...everything, platform: 'myspace' })).toBeNull();
});

it('opens what is followed as a search', () => {
  expect(findOf({ brand: 'Merrow', country: 'DE' })).toEqual({ ...everything, brand: 'Merrow', country: 'DE' });
  expect(findOf({ domain: 'merrow.example' }).keyword).toBe('merrow.example');
});
