import { pages } from '@adwright/content/pages.ts';
import { localeCodes } from '@adwright/i18n/locales.ts';
import { localizedPath } from '@adwright/i18n/negotiate.ts';

/** Public pages: what search engines are told about. */
export const indexedPaths: readonly string[] = pages.map((page) => page.path);

/** Screens that are the same for everyone until their script runs, but are nobody's search result. */
const screenPaths: readonly string[] = ['/sign-in', '/register', '/my-ads', '/connect-extension'];

/** Every address the build writes down, so that the server never renders it. */
export function prerenderedPaths(): string[] {
  const perLanguage = [...indexedPaths, ...screenPaths, '/sitemap.xml'];
  return [
    ...localeCodes.flatMap((locale) => perLanguage.map((path) => localizedPath(locale, path))),
    '/robots.txt',
    '/site.webmanifest',
  ];
}
