import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodePage } from '../html/decode-page.ts';
import { extract, type Extraction } from './extract.ts';

/** What a page says, written beside it by hand. */
type Expected = {
  readonly url: string;
  readonly content_type: string;
  readonly title: string;
  readonly price: number;
  readonly currency: string | null;
  /** How the address of the main picture begins: its sizes are one picture. */
  readonly image: string;
  readonly list_price?: number;
  readonly brand?: string;
  readonly benefits?: string;
  readonly description?: string;
  readonly available?: boolean;
  readonly rating?: number;
  readonly reviews?: number;
  readonly logo?: string;
  readonly color?: string;
  readonly font?: string;
  readonly language?: string;
};

const folder = new URL('../../corpus/', import.meta.url);
const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((file) => {
    const expected = JSON.parse(readFileSync(new URL(file.replace('.html', '.json'), folder), 'utf8')) as Expected;
    const bytes = readFileSync(new URL(file, folder));
    const html = decodePage(bytes, expected.content_type);
    return { name: file.replace('.html', ''), expected, extraction: extract(html, expected.url) };
  });

/** Each: whether the page tells it, and whether it was found. */
const questions: Record<string, (page: { expected: Expected; extraction: Extraction }) => boolean | null> = {
  title: ({ expected, extraction: { facts } }) => facts.title === expected.title,
  price: ({ expected, extraction: { facts } }) =>
    facts.price === expected.price && facts.currency === expected.currency,
  picture: ({ expected, extraction: { facts } }) => facts.images[0]?.url.startsWith(expected.image) ?? false,
  list_price: told('list_price', ({ facts }, wanted) => facts.list_price === wanted),
  brand: told('brand', ({ facts }, wanted) => facts.brand === wanted),
  benefits: told('benefits', ({ facts }, wanted) => facts.benefits[0] === wanted),
  description: told('description', ({ facts }, wanted) => facts.description.includes(wanted)),
  available: told('available', ({ facts }, wanted) => facts.available === wanted),
  rating: told('rating', ({ facts }, wanted) => facts.rating?.value === wanted),
  reviews: told('reviews', ({ facts }, wanted) => facts.reviews.length === wanted),
  logo: told('logo', ({ facts }, wanted) => facts.logo === wanted),
  color: told('color', ({ facts }, wanted) => facts.colors.includes(wanted)),
  font: told('font', ({ facts }, wanted) => facts.fonts.includes(wanted)),
  language: told('language', ({ facts }, wanted) => facts.language === wanted),
};

function told<Key extends keyof Expected>(
  key: Key,
  matches: (extraction: Extraction, wanted: NonNullable<Expected[Key]>) => boolean,
) {
  return ({ expected, extraction }: { expected: Expected; extraction: Extraction }): boolean | null => {
    const wanted = expected[key];
    return wanted === undefined || wanted === null ? null : matches(extraction, wanted);
  };
}

it('holds enough pages', () => {
  expect(pages.length).toBeGreaterThanOrEqual(40);
});

it.each(pages)('takes $name for a product', ({ extraction }) => {
  expect(extraction.verdict).toBe('product');
});

it.each(Object.entries(questions))('finds the %s of the pages', (name, ask) => {
  const answers = pages.map((page) => ({ page: page.name, facts: page.extraction.facts, right: ask(page) }));
  const asked = answers.filter(({ right }) => right !== null);
  const missed = asked.filter(({ right }) => right === false);
  const recall = 1 - missed.length / asked.length;
  process.stdout.write(
    `${name}: ${asked.length - missed.length} of ${asked.length} (${(recall * 100).toFixed(1)} %)\n`,
  );
  for (const { page, facts } of missed) process.stdout.write(`  ${page}: ${shown(name, facts)}\n`);
  expect({ name, recall: recall >= 0.95 }).toEqual({ name, recall: true });
});

function shown(name: string, facts: Extraction['facts']): string {
  const field = { picture: 'images', color: 'colors', font: 'fonts' }[name] ?? name;
  const value = facts[field as keyof typeof facts];
  return JSON.stringify(name === 'price' ? [facts.price, facts.currency] : value).slice(0, 300);
}
