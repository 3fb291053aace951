import { type Import, targetOf, workspaceImport } from './imports.ts';

const browserSafe = [
  'contract',
  'i18n',
  'content',
  'ui',
  'copywriter',
  'studio',
  'sound',
  'scenery',
  'places',
  'people',
  'presenter',
  'creative-view',
  'editor',
];

/** Who may import whom. A package may always import itself. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  i18n: ['contract'],
  content: ['contract', 'i18n'],
  ui: [],
  domain: ['contract', 'studio'],
  copywriter: ['contract', 'i18n'],
  studio: ['contract', 'i18n'],
  sound: [],
  scenery: ['studio'],
  darkroom: ['weights'],
  places: ['scenery', 'samples', 'darkroom'],
  people: ['darkroom', 'weights', 'vision', 'presenter', 'places'],
  'creative-view': ['studio', 'ui'],
  editor: ['contract', 'studio', 'ui', 'i18n', 'creative-view'],
  samples: ['darkroom'],
  presenter: ['sound'],
  media: ['contract', 'domain', 'sound'],
  renderer: ['contract', 'domain', 'studio', 'sound', 'samples', 'media', 'presenter', 'scenery', 'places'],
  'model-host': [],
  postgres: [],
  weights: [],
  vision: ['contract', 'domain', 'model-host', 'media', 'weights'],
  speech: ['contract', 'domain', 'i18n', 'model-host', 'sound', 'media', 'weights'],
  'page-reader': ['contract'],
  providers: ['contract', 'domain', 'i18n', 'copywriter', 'vision', 'speech', 'page-reader'],
  'ad-sources': ['contract', 'domain', 'providers'],
  db: ['contract', 'domain'],
  jobs: ['contract', 'domain'],
  storage: ['contract', 'domain'],
  mail: ['contract', 'domain', 'i18n'],
  payments: ['contract', 'domain'],
  tools: [...browserSafe, 'domain', 'samples', 'renderer', 'vision', 'speech', 'page-reader', 'providers'],
  'sample-ads': ['contract', 'domain', 'studio', 'samples', 'renderer', 'tools', 'copywriter', 'i18n'],
  'test-kit': ['contract', 'domain', 'postgres', 'db', 'jobs', 'storage', 'mail', 'i18n'],
  extension: ['contract', 'i18n'],
  web: [...browserSafe, 'tools', 'media'],
  server: [
    'contract',
    'i18n',
    'content',
    'domain',
    'postgres',
    'db',
    'jobs',
    'storage',
    'mail',
    'payments',
    'tools',
    'copywriter',
    'media',
    'renderer',
    'studio',
    'vision',
    'speech',
    'page-reader',
    'providers',
    'ad-sources',
    'samples',
    'sample-ads',
    'places',
    'people',
    'weights',
    'web',
  ],
};

/** Parts of packages that the browser may use which it may not: tools' jobs, and of media all but what is made for it. */
const servers = /^tools\/.*\/node\/|^media\/(?!browser\/|probe\/(?:media-fault|fault-codes)\.ts$)/;

/** What any test may import. */
const openToTests = new Set(['test-kit', 'samples']);

export function packageOf(file: string): string | null {
  const [top, name] = file.split('/');
  return (top === 'packages' || top === 'apps') && name ? name : null;
}

export function isTest(file: string): boolean {
  return /\.(?:int\.)?test\.tsx?$/.test(file) || file.includes('/testing/');
}

/** Imports of a file that the table does not allow, or that reach into another package past its name. */
export function packageProblems(file: string, imports: readonly Import[]): string[] {
  const home = packageOf(file);
  if (home === null) return [];
  return imports.flatMap(({ specifier }) => {
    const workspace = workspaceImport(specifier);
    if (workspace === null) {
      const other = packageOf(targetOf(file, specifier) ?? '');
      return other === null || other === home
        ? []
        : [`${file}: reach ${other} by its package name, not by ${specifier}`];
    }
    const { other, path } = workspace;
    const mayImport = other === home || allowed[home]?.includes(other) || (isTest(file) && openToTests.has(other));
    return [
      ...(mayImport ? [] : [`${file}: ${home} must not import ${other} (${specifier})`]),
      ...(home === 'web' && !isTest(file) && servers.test(`${other}/${path}`)
        ? [`${file}: the browser must not load what runs on the server (${specifier})`]
        : []),
    ];
  });
}
