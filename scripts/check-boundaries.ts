/**
 * Imports go one way: contract ← domain ← adapters ← server, and the browser never reaches the domain or a database.
 * Fails on a package import that the table below does not allow, on a deep relative import into another package, on
 * an import cycle between files, and on process.env read anywhere but in its readers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { execFileSync } from 'node:child_process';
import { root } from './run.ts';

const browserSafe = ['contract', 'i18n', 'content', 'ui', 'copywriter', 'studio', 'scenery', 'creative-view', 'editor'];

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
  'creative-view': ['studio', 'ui'],
  editor: ['contract', 'studio', 'ui', 'i18n', 'creative-view'],
  samples: [],
  renderer: ['contract', 'domain', 'studio', 'sound', 'samples'],
  'model-host': [],
  vision: ['contract', 'domain', 'model-host'],
  speech: ['contract', 'domain', 'i18n', 'model-host', 'sound'],
  'page-reader': ['contract'],
  providers: ['contract', 'domain', 'i18n', 'copywriter', 'vision', 'speech', 'page-reader'],
  db: ['contract', 'domain'],
  jobs: ['contract', 'domain'],
  storage: ['contract', 'domain'],
  mail: ['contract', 'domain', 'i18n'],
  tools: [...browserSafe, 'domain', 'samples', 'renderer', 'vision', 'speech', 'page-reader', 'providers'],
  'test-kit': ['contract', 'domain', 'db', 'jobs', 'storage', 'mail', 'i18n'],
  web: [...browserSafe, 'tools'],
  server: [
    'contract',
    'i18n',
    'content',
    'domain',
    'db',
    'jobs',
    'storage',
    'mail',
    'tools',
    'copywriter',
    'renderer',
    'studio',
    'vision',
    'speech',
    'page-reader',
    'providers',
    'samples',
    'web',
  ],
};

/** What any test may import. */
const openToTests = new Set(['test-kit', 'samples']);

/** The one that reads settings, and the one that says what of them a rendering process inherits. */
const environmentReaders = new Set(['apps/server/src/env.ts', 'packages/renderer/src/process/environment.ts']);

type Import = { specifier: string; typeOnly: boolean };

function importsOf(text: string): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');
  const found: Import[] = [];
  for (const match of code.matchAll(/^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]/gm)) {
    found.push({ specifier: match[2] ?? '', typeOnly: match[1] !== undefined });
  }
  for (const match of code.matchAll(/^\s*import\s*['"]([^'"]+)['"]/gm))
    found.push({ specifier: match[1] ?? '', typeOnly: false });
  for (const match of code.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g))
    found.push({ specifier: match[1] ?? '', typeOnly: true });
  return found;
}

function packageOf(file: string): string | null {
  const [top, name] = file.split('/');
  return (top === 'packages' || top === 'apps') && name ? name : null;
}

function isTest(file: string): boolean {
  return /\.(?:int\.)?test\.tsx?$/.test(file) || file.includes('/testing/');
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const known = new Set(files);
const problems: string[] = [];
const edges = new Map<string, string[]>();

for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  const home = packageOf(file);
  const targets: string[] = [];
  for (const { specifier, typeOnly } of importsOf(text)) {
    const workspace = /^@adwright\/([^/]+)\/(.+)$/.exec(specifier);
    if (workspace) {
      const [, other = '', path = ''] = workspace;
      const mayImport =
        home === null || other === home || allowed[home]?.includes(other) || (isTest(file) && openToTests.has(other));
      if (!mayImport) problems.push(`${file}: ${home} must not import ${other} (${specifier})`);
      if (home === 'web' && /^tools\/.*\/job\.ts$/.test(`${other}/${path}`))
        problems.push(`${file}: the browser must not load a job (${specifier})`);
      const target = `packages/${other}/src/${path}`;
      if (!typeOnly && known.has(target)) targets.push(target);
    } else if (specifier.startsWith('.')) {
      const target = normalize(join(dirname(file), specifier));
      const other = packageOf(target);
      if (home !== null && other !== null && other !== home)
        problems.push(`${file}: reach ${other} by its package name, not by ${specifier}`);
      if (!typeOnly && known.has(target)) targets.push(target);
    }
  }
  edges.set(file, targets);
  if (
    home !== null &&
    !isTest(file) &&
    !file.includes('test-kit') &&
    /\bprocess\.env\b/.test(text) &&
    !environmentReaders.has(file) &&
    !file.endsWith('.config.ts')
  ) {
    problems.push(`${file}: reads process.env; only ${[...environmentReaders].join(', ')} may`);
  }
}

function findCycles(): string[][] {
  const cycles: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const path: string[] = [];
  const visit = (file: string): void => {
    state.set(file, 'open');
    path.push(file);
    for (const next of edges.get(file) ?? []) {
      if (state.get(next) === 'open') cycles.push([...path.slice(path.indexOf(next)), next]);
      else if (!state.has(next)) visit(next);
    }
    path.pop();
    state.set(file, 'done');
  };
  for (const file of files) if (!state.has(file)) visit(file);
  return cycles;
}

for (const cycle of findCycles())
  problems.push(`import cycle: ${cycle.map((file) => relative('.', file)).join(' → ')}`);

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} boundary problems`);
process.exit(problems.length === 0 ? 0 : 1);
