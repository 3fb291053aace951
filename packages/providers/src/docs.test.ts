import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { providerVariables } from './settings.ts';
import { vendors } from './vendors.ts';

const docs = readFileSync(new URL('../../../docs/providers.md', import.meta.url), 'utf8');

it('documents every variable and every vendor', () => {
  expect(Object.keys(providerVariables).filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  expect(vendors.filter(({ title }) => !docs.includes(`| ${title} |`)).map(({ id }) => id)).toEqual([]);
});
