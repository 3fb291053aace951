// Every rule of the specification names the test that proves it. This finds rules without one, and tests that are gone.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const table = 'docs/specification-rules.md';

type Row = { readonly line: number; readonly cells: readonly string[] };

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((content, index) => {
    const cells = content.split('|').map((cell) => cell.trim());
    const isRow = content.startsWith('|') && cells.length === 6 && !/^-+$/.test(cells[1] ?? '') && cells[1] !== '§';
    return isRow ? [{ line: index + 1, cells: cells.slice(1, 5) }] : [];
  });
}

function problemOf({ line, cells: [section = '', rule = '', file = '', name = ''] }: Row): string | null {
  const at = `${table}:${line}`;
  if (section === '' || rule === '') return `${at}: a row needs a section and a rule`;
  const path = file.replaceAll('`', '');
  const test = name.replaceAll('`', '');
  if (path === '' || test === '') return `${at}: “${rule}” names no test`;
  if (!existsSync(join(root, path))) return `${at}: there is no ${path}`;
  const source = readFileSync(join(root, path), 'utf8');
  return source.includes(`'${test}'`) ? null : `${at}: ${path} has no test “${test}”`;
}

const rows = rowsOf(readFileSync(join(root, table), 'utf8'));
const problems = rows.map(problemOf).filter((problem) => problem !== null);
for (const problem of problems) console.error(problem);
console.log(`${rows.length} rules, ${problems.length} problems`);
process.exit(problems.length === 0 && rows.length > 0 ? 0 : 1);
