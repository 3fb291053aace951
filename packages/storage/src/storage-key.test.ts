import { expect, it } from 'vitest';
import { assertStorageKey, StorageKeyError } from './storage-key.ts';

it.each(['a', 'runs/7f/code.svg', 'runs/u-1/r_2/1/Final.v2.PNG'])('takes %j', (key) => {
  expect(() => assertStorageKey(key)).not.toThrow();
});

it.each([
  '',
  '/etc/passwd',
  '../secret',
  'runs/../../secret',
  'runs/./a',
  'runs//a',
  'runs/',
  '.unpublished/a',
  'runs/.hidden',
  String.raw`runs\..\a`,
  'runs/a\0.svg',
  'runs/a\n',
  'runs/%2e%2e/a',
  'runs/ü.svg',
  'a'.repeat(513),
])('refuses %j', (key) => {
  expect(() => assertStorageKey(key)).toThrow(StorageKeyError);
});
