import { expect, it } from 'vitest';
import { isActive, type MenuItem } from './menu.ts';

const leaf = (active: boolean): MenuItem => ({
  itemKey: 'leaf',
  name: 'leaf',
  displayName: 'Leaf',
  href: '/leaf',
  active,
});
const list = (...subList: MenuItem[]): MenuItem => ({ itemKey: 'list', name: 'list', displayName: 'List', subList });

it('marks every level above the place where the reader is', () => {
  expect(isActive(list(list(leaf(false), leaf(true))))).toBe(true);
  expect(isActive(list(list(leaf(false)), leaf(false)))).toBe(false);
});
