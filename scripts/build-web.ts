import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';
import { root, run } from './run.ts';

const webBuild = join(root, 'apps/web/build');
const stamp = join(webBuild, '.built-from');

/** What the pages are made of. Server-only packages are left out, so that editing them does not rebuild the pages. */
const sources = [
  'apps/web',
  'apps/extension',
  'packages/contract',
  'packages/i18n',
  'packages/content',
  'packages/tools',
  'packages/ui',
  'packages/creative-view',
  'packages/editor',
  'packages/copywriter',
  'packages/studio',
  'packages/scenery',
  'packages/places/src',
  'packages/people/src',
  'packages/presenter/src',
  'packages/samples/src',
  'packages/media/src/browser',
  'packages/media/src/probe',
  'packages/vision/src/pure',
  'package-lock.json',
];
const skipped = new Set(['node_modules', 'build', '.react-router']);

function* filesBelow(path: string): Generator<string> {
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (skipped.has(entry.name) || entry.name.includes('.test.')) continue;
    const child = join(path, entry.name);
    if (entry.isDirectory()) yield* filesBelow(child);
    else yield child;
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const path = join(root, source);
    if (!existsSync(path)) continue;
    for (const file of source.endsWith('.json') ? [path] : filesBelow(path)) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

const isBuiltFrom = (wanted: string): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Builds the pages, and the browser extension that one of them offers, unless the build on disk was made from exactly these sources. */
export async function ensureWebBuilt(): Promise<void> {
  if (isBuiltFrom(hashOfSources())) return;
  // Two builds in one folder take each other's files away.
  await oneAtATime(join(root, '.cache/build-web.lock'), build);
}

async function build(): Promise<void> {
  const wanted = hashOfSources();
  if (isBuiltFrom(wanted)) return;
  console.log('Building the pages (once; about a minute) …');
  for (const workspace of ['apps/web', 'apps/extension']) {
    const { code, output } = await run('npm', ['run', 'build', '--workspace', workspace], {
      quiet: true,
      // A test runner sets its own, which would bundle React's development build.
      env: { NODE_ENV: 'production' },
    });
    if (code === 0) continue;
    console.error(output);
    throw new Error('The pages could not be built; the reason is above.');
  }
  writeFileSync(stamp, wanted);
}

if (import.meta.main) await ensureWebBuilt();
