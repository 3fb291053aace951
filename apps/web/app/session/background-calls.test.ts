import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@adwright/contract/endpoints.ts';
import { expect, it } from 'vitest';
import { backgroundCalls } from './background-calls.ts';

const app = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: app }).filter((file) => !/\.test\.tsx?$|testing\//.test(file));

/** Every call of the client in the web app, with whether it is quiet. */
const calls = files.flatMap((file) => {
  const source = readFileSync(join(app, file), 'utf8');
  return [...source.matchAll(/\.(?:call|request)\(\s*'(\w+)'|\.call\(call\.id as '(\w+)'/g)].map((match) => {
    const rest = source.slice(match.index, endOfCall(source, match.index));
    return { file, id: match[1] ?? match[2] ?? '', quiet: /\bquiet\b|, options\)$/.test(rest) };
  });
});

function endOfCall(source: string, from: number): number {
  let depth = 0;
  for (let at = source.indexOf('(', from); at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

it('finds the calls, quiet and loud', () => {
  expect(calls.filter(({ id }) => !(id in endpoints))).toEqual([]);
  expect(calls.some(({ id, quiet }) => id === 'projectDelete' && !quiet)).toBe(true);
  expect(calls.some(({ id, quiet }) => id === 'toolQuote' && quiet)).toBe(true);
});

it('is quiet only where the list says why', () => {
  const unlisted = calls.filter(({ id, quiet }) => quiet && !(id in backgroundCalls));
  expect(unlisted).toEqual([]);
});

it('lists nothing that is not quiet anywhere', () => {
  const quiet = new Set(calls.filter((call) => call.quiet).map(({ id }) => id));
  expect(Object.keys(backgroundCalls).filter((id) => !quiet.has(id))).toEqual([]);
});
