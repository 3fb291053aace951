import { expect, test } from 'vitest';
import { hashCode, hashOfNoCode, newCode, sameHash } from './registration-code.ts';

test('codes have six digits and differ', () => {
  const codes = Array.from({ length: 200 }, newCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(150);
});

test('a hash belongs to its key, its address and its code', () => {
  const hash = hashCode('key', 'a@example.com', '012345');
  expect(sameHash(hash, hashCode('key', 'a@example.com', '012345'))).toBe(true);
  expect(sameHash(hash, hashCode('other', 'a@example.com', '012345'))).toBe(false);
  expect(sameHash(hash, hashCode('key', 'b@example.com', '012345'))).toBe(false);
  expect(sameHash(hash, hashCode('key', 'a@example.com', '012346'))).toBe(false);
  expect(sameHash(hash, hashOfNoCode())).toBe(false);
});

test('hashes of different length are different, not an exception', () => {
  expect(sameHash('ab', 'abc')).toBe(false);
});
