import { messagesPlugin } from '@adwright/i18n/vite-plugin.ts';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;

/** What nearly every page needs, as two files that compress well instead of a dozen that do not. */
const groups = [
  {
    name: (module: string) => `sections-${/([a-z]+)\.ts\?section$/.exec(module)?.[1] ?? 'en'}`,
    test: /\.ts\?section$/,
  },
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|use-intl|@formatjs\/fast-memoize)\//,
  },
  {
    name: 'site',
    test: (module: string) =>
      frameModules.some((part) => module.includes(part)) && !ownChunk.some((part) => module.includes(part)),
  },
  // Drawn by nearly every section and by no page's first view: one file in place of a hundred of three hundred bytes.
  { name: 'icons', test: /node_modules\/lucide-react\// },
  { name: 'controls', test: /\/packages\/ui\/src\//, minShareCount: 12 },
];

const frameModules = [
  '/app/root.tsx',
  '/app/late/late-mount',
  '/app/shell/',
  '/app/brand/',
  ...['messages-provider', 'use-locale-code', 'use-number-format'].map((name) => `/app/words/${name}`),
  '/app/seo/',
  '/app/landing/',
  ...['locales', 'negotiate'].map((name) => `/packages/i18n/src/${name}.ts`),
  ...['button-class', 'class-names', 'icon-button'].map((name) => `/packages/ui/src/${name}.ts`),
];

/** Blocks that only some pages have. */
const ownBlocks = [
  'home-',
  'library-',
  'tracker-',
  'product-field',
  'catalogue',
  'pricing',
  'plan-cards',
  'period-switch',
  'credit-calculator',
  'prose',
  'examples',
  'format-',
  'placements',
  'text-proof',
  'tool-hero',
].map((name) => `/app/landing/${name}`);

const ownChunk = [...ownBlocks, '/app/shell/sidebar/', '/app/shell/route-middleware'];

export default defineConfig({
  plugins: [messagesPlugin(), tailwindcss(), reactRouter()],
  // Small files as addresses, not as data: the page's policy then needs no exception for them.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { port: 5173, proxy: { '/api': { target: server, changeOrigin: false }, '/files': { target: server } } },
});
