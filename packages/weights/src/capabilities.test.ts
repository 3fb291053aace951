import { expect, it } from 'vitest';
import { capabilities } from './capabilities.ts';
import { readLock } from './lock.ts';

const lock = readLock();

it('says in words what every entry is for, and nothing more', () => {
  expect(new Set(lock.map(({ serves }) => serves))).toEqual(new Set(Object.keys(capabilities)));
});

it('locks one version of each by its sums', () => {
  expect(new Set(lock.map(({ id }) => id)).size).toBe(lock.length);
  for (const { integrity, licence, files } of lock) {
    expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    expect(licence).not.toBe('');
    expect(files.length).toBeGreaterThan(0);
    for (const { path, sha256 } of files) {
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(path).not.toMatch(/^\/|\.\.|\\/);
    }
  }
});
