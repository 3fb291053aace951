import { localeCodes } from '@adwright/i18n/locales.ts';
import { describe, expect, it } from 'vitest';
import { loadPage } from '../load-page.ts';
import type { ProseBlock } from '../page.ts';
import { pages } from '../pages.ts';

const legalPages = pages.filter(({ structure }) => structure === 'legal');
const translations = localeCodes.filter((locale) => locale !== 'en');

async function proseOf(slug: string, locale: (typeof localeCodes)[number]): Promise<ProseBlock> {
  const entry = pages.find((page) => page.slug === slug);
  const prose = entry && (await loadPage(entry, locale)).blocks.find((block) => block.kind === 'prose');
  if (!prose) throw new Error(`“${slug}” has no text.`);
  return prose;
}

const textsOf = ({ sections }: ProseBlock): string[] =>
  sections.flatMap(({ heading, parts }) => [
    heading,
    ...parts.flatMap((part) => (typeof part === 'string' ? part : part.list)),
  ]);

describe.each(legalPages.map(({ slug }) => slug))('%s', (slug) => {
  it('is dated, and its English says nothing about translations', async () => {
    const { updated, note } = await proseOf(slug, 'en');
    expect(updated).toMatch(/^Last updated: [A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(note).toBeUndefined();
  });

  it.each(translations)(
    'in %s has every section under the same anchor, and no sentence left in English',
    async (locale) => {
      const [english, prose] = [await proseOf(slug, 'en'), await proseOf(slug, locale)];
      expect(prose.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
      const sentences = new Set(textsOf(english).filter((text) => text.length > 12));
      expect(textsOf(prose).filter((text) => sentences.has(text))).toEqual([]);
      expect(prose.note).toBeDefined();
      expect(prose.updated).toMatch(/\d{4}/);
    },
  );
});
