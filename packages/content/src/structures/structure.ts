import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { SharedWords } from '../load-words.ts';
import type { Block, NavigationGroup, PageCard, PageWords } from '../page.ts';
import type { PageEntry } from '../pages.ts';

export type StructureContext = {
  readonly entry: PageEntry;
  readonly locale: LocaleCode;
  readonly shared: SharedWords;
  readonly related: readonly PageCard[];
  /** Filled for the home page only. */
  readonly groups: readonly NavigationGroup[];
};

/** Which blocks a page has and in what order: written once, for all languages. */
export type Structure<Words extends PageWords = PageWords> = (words: Words, context: StructureContext) => Block[];

export function relatedBlock({ shared, related }: StructureContext): Block[] {
  return related.length === 0 ? [] : [{ kind: 'related', heading: shared.relatedHeading, pages: related }];
}
