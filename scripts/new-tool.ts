// `npm run new:tool NAME`: a tool's files, named as its siblings' are, and the lines that register it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './run.ts';
import { filesOf, namesOf, registrationsOf } from './scaffold-tool.ts';

const id = process.argv[2];
if (!id) {
  console.error('Usage: npm run new:tool NAME   (kebab-case, for example price-tag)');
  process.exit(1);
}
const names = namesOf(id);
const files = filesOf(names);
const taken = Object.keys(files).find((path) => existsSync(join(root, path)));
if (taken) {
  console.error(`${taken} exists already; nothing was written.`);
  process.exit(1);
}

// The registries first: if one has changed its looks, nothing is written at all.
const changed = Object.entries(registrationsOf(names)).map(
  ([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'))] as const,
);
for (const [path, text] of [...Object.entries(files), ...changed]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
await run('oxfmt', [...Object.keys(files), ...changed.map(([path]) => path)], { quiet: true });

console.log(`${names.id} is priced, queued and callable through /api/tool/run. Now:
  1. fill in packages/tools/src/${names.id}
  2. give it a place in the dashboard: apps/web/app/dashboard/sections.ts
  3. translate packages/i18n/src/messages/en/tool-${names.id}.ts; npm run check names what is missing`);
