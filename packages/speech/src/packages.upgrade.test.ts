/** Models inside packages that were made for browsers; see docs/decisions/017. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const beside = (name: string, path: string) => existsSync(fileURLToPath(new URL(path, import.meta.resolve(name))));

it.each([
  ['soundswallower', './model/en-us'],
  ['soundswallower', './model/fr-fr'],
  ['lindera-wasm-ipadic/lindera_wasm_bg.wasm', './lindera_wasm_bg.wasm'],
])('%s keeps %s where we read it', (name, path) => {
  expect(beside(name, path)).toBe(true);
});
