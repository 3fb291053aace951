import { defaultLocale } from '@adwright/i18n/locales.ts';
import type { Block, PageWords } from '../page.ts';
import privacySections from '../pages/privacy-policy/sections.ts';
import termsSections from '../pages/terms/sections.ts';
import type { Structure } from './structure.ts';

export type LegalWords = PageWords & { readonly updated: string };

/** Legal text is kept in one binding language; only what surrounds it is translated. */
export const legal: Structure<LegalWords> = (words, { entry, locale, shared }): Block[] => [
  { kind: 'hero', heading: words.heading, lead: words.paragraph, actions: [] },
  {
    kind: 'prose',
    updated: words.updated,
    sections: entry.slug === 'terms' ? termsSections : privacySections,
    ...(locale === defaultLocale ? {} : { language: defaultLocale, note: shared.englishOnly }),
  },
];
