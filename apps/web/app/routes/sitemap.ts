import { splitLocale } from '@adwright/i18n/negotiate.ts';
import { originContext } from '../request-context.ts';
import { sitemapXml } from '../seo/sitemap.ts';
import { indexedPaths } from '../site-map.ts';
import { notFound } from '../not-found-answer.ts';
import type { Route } from './+types/sitemap';

export function loader({ url, context }: Route.LoaderArgs): Response {
  const { locale, path } = splitLocale(url.pathname);
  if (path !== '/sitemap.xml') throw notFound(url);
  return new Response(sitemapXml(context.get(originContext), locale, indexedPaths), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
}
