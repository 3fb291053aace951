import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tools } from '@adwright/tools/registry.ts';
import { areasOf } from './load-tool.ts';

const require = createRequire(import.meta.url);

function fileOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  return specifier.startsWith('@adwright/') ? require.resolve(specifier) : null;
}

/** A file and all it imports, now or later. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, specifier = ''] of text.matchAll(/(?:from |import\()'([^']+\.tsx?)'/g)) {
    const next = fileOf(specifier, file);
    if (next !== null) reached(next, seen);
  }
  return seen;
}

function areasSpoken(form: string): Set<string> {
  const texts = [...reached(form)].map((file) => readFileSync(file, 'utf8'));
  const spoken = texts.flatMap((text) => [...text.matchAll(/useTranslations\(['`]([a-z-]+)/g)]);
  return new Set(spoken.map(([, area = '']) => area));
}

describe('the words a screen needs', () => {
  it.each(tools.map(({ id }) => id))('are all loaded with %s', (id) => {
    const spoken = areasSpoken(require.resolve(`@adwright/tools/${id}/screen/form.tsx`));
    expect(spoken.size).toBeGreaterThan(0);
    const areas: readonly string[] = areasOf(id);
    expect([...spoken].filter((area) => !areas.includes(area))).toEqual([]);
  });
});
