import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localSecret, secretKeys } from './secret-keys.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test('is made once, long, and readable by its owner only', () => {
  const folder = join(directory, 'data');
  const secret = localSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(localSecret(folder)).toBe(secret);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('a secret that is there already is kept', () => {
  writeFileSync(join(directory, 'secret'), 'what was here before\n');
  expect(localSecret(directory)).toBe('what was here before');
});

test('each purpose has its own key', () => {
  const keys = secretKeys('x'.repeat(32));
  expect(keys.codes).not.toBe(keys.files);
  expect(secretKeys('y'.repeat(32)).codes).not.toBe(keys.codes);
});
