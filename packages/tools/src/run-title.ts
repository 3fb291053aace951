import { wordsWithin } from '@adwright/contract/words-within.ts';
import { isLocaleCode, defaultLocale } from '@adwright/i18n/locales.ts';
import { sampleProducts } from '@adwright/samples/products.ts';
import { recordOf } from './raw-input.ts';
import type { RawInput, Tool } from './tool.ts';

const longest = 120;
const samplePicture = /^sample:([a-z-]+):/;

/** What a person would call this piece of work, in their language; null when only the names of its files could say. */
export async function titleOfRun(tool: Pick<Tool, 'title'>, input: unknown, locale: string): Promise<string | null> {
  const raw = recordOf(input);
  const said =
    tool.title === undefined ? usualTitle(raw) : await tool.title(raw, isLocaleCode(locale) ? locale : defaultLocale);
  const title = typeof said === 'string' && said.trim() !== '' ? said : sampleTitle(input);
  return title === null ? null : shortened(title.trim());
}

function shortened(title: string): string {
  return title.length <= longest ? title : `${wordsWithin(title, longest - 1)}…`;
}

/** Most tools work on a product or say what they make in a title. */
function usualTitle({ title, product }: RawInput): unknown {
  return title || (typeof product === 'string' ? product : recordOf(product)['title']);
}

/** A sample has no file of the person's, but a product's name. */
function sampleTitle(value: unknown): string | null {
  if (typeof value === 'string') {
    const id = samplePicture.exec(value)?.[1];
    return sampleProducts.find((sample) => sample.id === id)?.title ?? null;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const part of Object.values(value)) {
    const title = sampleTitle(part);
    if (title !== null) return title;
  }
  return null;
}
