import { defaultLocale, type LocaleCode, localeOf } from '@adwright/i18n/locales.ts';
import type { Block, PageWords, ProseSection } from '../page.ts';
import type { Structure } from './structure.ts';

export type LegalWords = PageWords & { readonly sections: Readonly<Record<string, Omit<ProseSection, 'id'>>> };

/** The day on which a page last began to say something else. */
const lastChanged: Readonly<Record<string, string>> = { terms: '2026-11-16', 'privacy-policy': '2026-11-16' };

export const legal: Structure<LegalWords> = (words, { entry, locale, shared }): Block[] => [
  { kind: 'hero', heading: words.heading, lead: words.paragraph, actions: [] },
  {
    kind: 'prose',
    updated: shared.legal.updated.replace('{date}', dayOf(entry.slug, locale)),
    ...(locale === defaultLocale ? {} : { note: shared.legal.translation }),
    sections: Object.entries(words.sections).map(([id, section]) => ({ id, ...section })),
  },
];

function dayOf(slug: string, locale: LocaleCode): string {
  const day = lastChanged[slug];
  if (day === undefined) throw new Error(`Nobody says when “${slug}” last changed.`);
  // In one time zone, so that the day is the same wherever the page is made.
  return new Intl.DateTimeFormat(localeOf(locale).tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
