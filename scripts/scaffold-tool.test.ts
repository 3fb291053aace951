import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';
import { filesOf, namesOf, registrationsOf } from './scaffold-tool.ts';

describe('a new tool', () => {
  const names = namesOf('price-tag');

  it('takes kebab-case names only', () => {
    expect(names).toEqual({ id: 'price-tag', camel: 'priceTag', pascal: 'PriceTag' });
    for (const bad of ['PriceTag', 'price_tag', '../evil', '-x', '']) expect(() => namesOf(bad)).toThrow('kebab-case');
  });

  it('has the files every tool has', () => {
    expect(Object.keys(filesOf(names)).map((path) => path.replace('packages/tools/src/price-tag/', ''))).toEqual([
      'contract.ts',
      'plan.ts',
      'plan.test.ts',
      'job.ts',
      'form.tsx',
      'packages/i18n/src/messages/en/tool-price-tag.ts',
    ]);
  });

  it.each(Object.entries(registrationsOf(names)))('registers itself in %s as it is today', (path, change) => {
    const before = readFileSync(join(root, path), 'utf8');
    const after = change(before);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after).toContain('price-tag');
    expect(() => stripTypeScriptTypes(after)).not.toThrow();
  });
});
