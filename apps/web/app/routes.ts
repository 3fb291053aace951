import { type PageEntry, pages, type StructureName } from '@adwright/content/pages.ts';
import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages of one structure share a module, so that a page loads the blocks it has and no others. */
const moduleOf: Record<StructureName, string> = {
  home: 'routes/home.tsx',
  pricing: 'routes/pricing.tsx',
  legal: 'routes/legal.tsx',
  'ad-copy': 'routes/text-tool.tsx',
  'text-generator': 'routes/text-tool.tsx',
  introduction: 'routes/introduction.tsx',
  library: 'routes/ads-library.tsx',
  tracker: 'routes/ad-tracker.tsx',
  extension: 'routes/extension.tsx',
};

function pageRoute({ slug, path, structure }: PageEntry) {
  const id = `page-${slug}`;
  return path === '/' ? index(moduleOf[structure], { id }) : route(path.slice(1), moduleOf[structure], { id });
}

/** The whole map of addresses. `:lang?` is checked by the loaders: a prefix that is no language is an unknown path. */
export default [
  route('robots.txt', 'routes/robots.ts'),
  route('site.webmanifest', 'routes/web-manifest.ts'),
  route(':lang?/sitemap.xml', 'routes/sitemap.ts'),
  route('dev/primitives', 'routes/primitives.tsx'),
  route('dev/film-editor', 'routes/film-editor.tsx'),
  route(':lang?', 'routes/site.tsx', [
    ...pages.map(pageRoute),
    route('share/:token', 'routes/share.tsx'),
    route('board/:token', 'routes/board.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route(':lang?', 'routes/shell.tsx', { id: 'shell' }, [
    route('sign-in', 'routes/sign-in.tsx'),
    route('register', 'routes/sign-in.tsx', { id: 'register' }),
    route('my-ads', 'routes/my-ads.tsx'),
    route('connect-extension', 'routes/connect-extension.tsx'),
  ]),
] satisfies RouteConfig;
