import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/site-map.ts';

export default {
  ssr: true,
  // Every route shares a handful of modules, so the whole map is a few hundred bytes and needs no second request.
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: prerenderedPaths(), concurrency: 4 },
} satisfies Config;
