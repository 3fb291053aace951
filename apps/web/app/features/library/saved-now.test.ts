import { expect, it } from 'vitest';
import { noteRemoved, noteSaved, savedNow } from './saved-now.ts';

it('knows what was saved a moment ago, until it is removed from the collection', () => {
  noteSaved('ad-1', 'saved-1');
  noteSaved('ad-2', 'saved-2');
  noteRemoved(['saved-1', 'saved-9']);
  expect(savedNow.getState()).toEqual({ 'ad-2': 'saved-2' });
});
