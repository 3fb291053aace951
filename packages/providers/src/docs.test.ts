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

it('says of every price how sure it is', () => {
  const [, table = ''] = docs.split('### How sure the prices are');
  const [sure = ''] = table.split('With several keys');
  const priced = vendors.flatMap(({ prices }) => Object.keys(prices)).filter((model) => model !== '*');
  expect(priced.filter((model) => !sure.includes(`\`${model}\``))).toEqual([]);
  const row = sure.split('\n').find((line) => line.startsWith('| **no price**')) ?? '';
  const unpriced = vendors.flatMap(({ title, models, prices }) =>
    Object.values(models)
      .filter((model) => model !== null && prices[model] === undefined && prices['*'] === undefined)
      .filter((model) => !row.includes(`\`${model}\``) && !row.includes(title)),
  );
  expect(unpriced).toEqual([]);
});
