/**
 * Imports go one way: contract ← domain ← adapters ← server, and the browser never reaches the domain or a database.
 * Fails on a package import that the table does not allow, on a ring of files (types count), on a folder of the web
 * app that imports from one above it, on a tool's file that imports what its place may not, and on process.env read anywhere but in its readers.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { environmentProblems } from './boundaries/environment.ts';
import { importsOf, targetOf } from './boundaries/imports.ts';
import { packageProblems } from './boundaries/packages.ts';
import { findRings } from './boundaries/rings.ts';
import { placeProblems } from './boundaries/tool-places.ts';
import { type Edge, layerProblems } from './boundaries/web-layers.ts';
import { root } from './run.ts';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const known = new Set(files);
const problems: string[] = [];
const waitsFor = new Map<string, string[]>();
const edges: Edge[] = [];

for (const from of files) {
  const text = readFileSync(join(root, from), 'utf8');
  const imports = importsOf(text);
  problems.push(...packageProblems(from, imports), ...placeProblems(from, imports), ...environmentProblems(from, text));
  const found = imports.flatMap(({ specifier, lazy }) => {
    const to = targetOf(from, specifier);
    return to !== null && known.has(to) ? [{ to, lazy }] : [];
  });
  edges.push(...found.map(({ to }) => ({ from, to })));
  waitsFor.set(
    from,
    found.flatMap(({ to, lazy }) => (lazy ? [] : [to])),
  );
}

problems.push(...findRings(waitsFor).map((ring) => `ring of imports: ${ring.join(' → ')}`), ...layerProblems(edges));

for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${problems.length} boundary problems`);
process.exit(problems.length === 0 ? 0 : 1);
