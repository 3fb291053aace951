import { localeCodes } from '@adwright/i18n/locales.ts';
import { canonicalUrl } from '../seo/alternates.ts';
import { originContext } from '../request-context.ts';
import type { Route } from './+types/robots';

export function loader({ context }: Route.LoaderArgs): Response {
  const origin = context.get(originContext);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    '',
    ...localeCodes.map((locale) => `Sitemap: ${canonicalUrl(origin, locale, '/sitemap.xml')}`),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
