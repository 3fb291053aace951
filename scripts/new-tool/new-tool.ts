// `npm run new:tool NAME`: a tool's files, named as its siblings' are, and its line in the registry.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tools } from '@adwright/tools/registry.ts';
import { root, run } from '../run.ts';
import { namesOf } from './tool-names.ts';
import { registered, toolFiles } from './tool-files.ts';

/** Numbers up to here are spoken for: the specification's, and those of tools that have been. */
const lastTaken = 20;

const id = process.argv[2];
if (!id) {
  console.error('Usage: npm run new:tool NAME   (kebab-case, for example price-tag)');
  process.exit(1);
}
const names = namesOf(id);
const source = join(root, 'packages/tools/src');
const folder = join(source, id);
if (existsSync(folder)) {
  console.error(`packages/tools/src/${id} exists already; nothing was written.`);
  process.exit(1);
}

// The registry first: if it has changed its looks, nothing is written at all.
const registry = join(source, 'registry.ts');
const listed = registered(readFileSync(registry, 'utf8'), names);
const projectType = Math.max(lastTaken, ...tools.map((tool) => tool.projectType)) + 1;
for (const [path, text] of Object.entries(toolFiles(names, projectType))) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
writeFileSync(registry, listed);
await run('oxfmt', [folder, registry], { quiet: true });

console.log(`${names.words} works: it is in the dashboard, in My work, in /api/docs and in the tests. Now:
  1. fill in packages/tools/src/${id}
  2. write its name and words in every language; npm run check lists what is missing
  3. draw three results for its tile: npm run previews -w packages/tools`);
