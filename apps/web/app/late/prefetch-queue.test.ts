import { expect, it } from 'vitest';
import { createPrefetchQueue } from './prefetch-queue.ts';

it('fetches five pages at a time, each once, in the order they were seen', () => {
  let now: readonly string[] = [];
  let most = 0;
  const queue = createPrefetchQueue((pages) => {
    now = pages;
    most = Math.max(most, pages.length);
  });
  for (const page of ['a', 'b', 'c', 'd', 'e', 'f', 'a', 'g']) queue.add(page);
  expect(now).toEqual(['a', 'b', 'c', 'd', 'e']);
  queue.done('b');
  expect(now).toEqual(['a', 'c', 'd', 'e', 'f']);
  queue.done('b');
  for (const page of ['a', 'c', 'd', 'e', 'f', 'g']) queue.done(page);
  expect(now).toEqual([]);
  queue.add('b');
  expect(now).toEqual([]);
  expect(most).toBe(5);
});
