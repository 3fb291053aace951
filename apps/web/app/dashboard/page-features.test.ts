import { type PageEntry, pages } from '@adwright/content/pages.ts';
import { expect, it } from 'vitest';
import { sectionNamed } from './section-keys.ts';

it('opens from every public page of a tool a section that exists', () => {
  const opened = (pages as readonly PageEntry[]).flatMap(({ feature }) => feature ?? []);
  expect(opened).not.toEqual([]);
  expect(opened.filter((feature) => sectionNamed(feature) === null)).toEqual([]);
});
