import type { Page } from '@adwright/content/page.ts';
import { brand } from '@adwright/contract/brand.ts';
import { locales } from '@adwright/i18n/locales.ts';
import type { MetaDescriptor } from 'react-router';
import { alternatesOf, canonicalUrl, openGraphLocale } from './alternates.ts';
import type { Site } from './site.ts';
import { structuredData } from './structured-data.ts';

/** Everything search engines and link previews read about a public page. */
export function pageMeta(page: Page, site: Site | undefined): MetaDescriptor[] {
  const { title, description, path } = page;
  const plain = [{ title }, { name: 'description', content: description }];
  if (!site) return plain;
  return [
    ...plain,
    ...linkTags(site, path),
    ...openGraph(page, site),
    ...structuredData(page, site).map((value) => ({ 'script:ld+json': value })),
  ];
}

/** Of a page for whoever is signed in: search engines leave it out, and people find it in their language. */
export function unlistedMeta(
  { title, description, path }: Pick<Page, 'title' | 'description' | 'path'>,
  site: Site,
): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    ...linkTags(site, path),
  ];
}

/** Absolute, as hreflang requires. */
function linkTags({ origin, locale }: Site, path: string): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: canonicalUrl(origin, locale, path) },
    ...alternatesOf(origin, path).map(({ hreflang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: hreflang,
      href,
    })),
  ];
}

function openGraph({ title, description, path }: Page, { origin, locale }: Site): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonicalUrl(origin, locale, path) },
    { property: 'og:image', content: `${origin}/og.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: brand.name },
    { property: 'og:locale', content: openGraphLocale(locale) },
    ...locales
      .filter(({ code }) => code !== locale)
      .map(({ code }) => ({ property: 'og:locale:alternate', content: openGraphLocale(code) })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
