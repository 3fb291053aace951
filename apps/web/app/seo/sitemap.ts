import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { alternatesOf, canonicalUrl } from './alternates.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** One language's pages; each names its other languages, so every sitemap leads to all the rest. */
export function sitemapXml(origin: string, locale: LocaleCode, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const links = alternatesOf(origin, path).map(
      ({ hreflang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${escapeXml(hreflang)}" href="${escapeXml(href)}"/>`,
    );
    const location = escapeXml(canonicalUrl(origin, locale, path));
    return ['  <url>', `    <loc>${location}</loc>`, ...links, '  </url>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
