import type { Config } from '@react-router/dev/config';
import { join } from 'node:path';
import { prerenderedPaths } from './app/site-map.ts';
import { compressAssets, writeBuildId } from './finish-build.ts';

export default {
  ssr: true,
  // Every route shares a handful of modules, so the whole map is a few hundred bytes and needs no second request.
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: prerenderedPaths(), concurrency: 4 },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await Promise.all([compressAssets(client), writeBuildId(client)]);
  },
} satisfies Config;
