import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { providerVariables } from './settings.ts';
import { vendors } from './vendors.ts';

const docs = readFileSync(new URL('../../../docs/providers.md', import.meta.url), 'utf8');

it('documents every variable and every vendor', () => {
  expect(Object.keys(providerVariables).filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  expect(vendors.filter(({ title }) => !docs.includes(`| ${title} |`)).map(({ id }) => id)).toEqual([]);
});

it('names the models that a bare key means, and those whose price is known', () => {
  const named = vendors.flatMap((vendor) => [...Object.values(vendor.models), ...Object.keys(vendor.prices)]);
  // A server of your own has the models you gave it.
  const models = named.filter((model) => model !== null && model !== '*');
  expect(models.length).toBeGreaterThan(10);
  expect(models.filter((model) => !docs.includes(`\`${model}\``))).toEqual([]);
});
