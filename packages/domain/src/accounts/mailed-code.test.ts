import { expect, test } from 'vitest';
import { hashCode, hashOfNoCode, newCode, sameHash } from './mailed-code.ts';

test.each([6, 8])('codes have %i digits and differ', (digits) => {
  const codes = Array.from({ length: 200 }, () => newCode(digits));
  for (const code of codes) expect(code).toMatch(new RegExp(`^\\d{${digits}}$`));
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
