import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { vendors } from './vendors.ts';

const packages = fileURLToPath(new URL('../..', import.meta.url));

it('names a vendor only in its own folder and in the one list', () => {
  const words = vendors.map(({ id }) => id).filter((id) => id !== 'compatible' && id !== 'google');
  const named = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
  const files = globSync('{providers,domain,tools,contract,copywriter,speech,vision}/src/**/*.{ts,tsx}', {
    cwd: packages,
  });
  const elsewhere = files.filter((file) => !/\/vendors(?:\/|\.ts$)|\/testing\/|\.test\.ts$/.test(file));
  expect(elsewhere.length).toBeGreaterThan(100);
  expect(elsewhere.filter((file) => named.test(readFileSync(join(packages, file), 'utf8')))).toEqual([]);
});
