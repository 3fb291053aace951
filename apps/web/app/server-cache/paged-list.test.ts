import { expect, it } from 'vitest';
import { type PagedList, wholeList, withAdded, withChanged, without } from './paged-list.ts';

type Item = { readonly id: string; readonly name?: string };

const pagesOf = (total: number, ...pages: string[]): PagedList<Item> => ({
  pages: pages.map((ids) => ({ list: Array.from(ids, (id) => ({ id })), total })),
  pageParams: pages.map((_, index) => index + 1),
});
const shown = (known: PagedList<Item> | undefined) =>
  wholeList(known)
    ?.list.map(({ id }) => id)
    .join('');

it('is one list, in which what slid onto the next page stands once', () => {
  const known = pagesOf(4, 'ab', 'bc');
  expect(shown(known)).toBe('abc');
  expect(wholeList(known)?.total).toBe(4);
});

it('is nothing before the first answer, whatever is done to it', () => {
  const none = undefined as PagedList<Item> | undefined;
  expect(wholeList(none)).toBeNull();
  expect(withAdded(none, { id: 'a' })).toBeUndefined();
  expect(without(none, 'a')).toBeUndefined();
  expect(withChanged(none, (item) => item)).toBeUndefined();
});

it('loses what is deleted and gets it back in front, counted each time', () => {
  const fewer = without(pagesOf(3, 'ab', 'c'), 'c');
  expect([shown(fewer), wholeList(fewer)?.total]).toEqual(['ab', 2]);
  const again = withAdded(fewer, { id: 'c' });
  expect([shown(again), wholeList(again)?.total]).toEqual(['cab', 3]);
});

it('does not count twice what it has already', () => {
  const known = withAdded(pagesOf(2, 'ab'), { id: 'b' });
  expect([shown(known), wholeList(known)?.total]).toEqual(['ba', 2]);
});

it('stays the same where there was nothing to delete', () => {
  const known = pagesOf(1, 'a');
  expect(without(known, 'z')).toBe(known);
});

it('changes an item where it stands', () => {
  const known = withChanged(pagesOf(3, 'ab', 'c'), (item) => (item.id === 'c' ? { ...item, name: 'new' } : item));
  expect(wholeList(known)?.list[2]).toEqual({ id: 'c', name: 'new' });
});
