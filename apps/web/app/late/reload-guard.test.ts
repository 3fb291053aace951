import { expect, it } from 'vitest';
import { mayReload } from './reload-guard.ts';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const map = new Map<string, string>();
  return { getItem: (name) => map.get(name) ?? null, setItem: (name, value) => void map.set(name, value) };
}

it('reloads a path once within ten seconds', () => {
  const storage = memory();
  expect(mayReload('/a', 1000, storage)).toBe(true);
  expect(mayReload('/a', 10_999, storage)).toBe(false);
  expect(mayReload('/a', 11_000, storage)).toBe(true);
});

it('lets another path reload at once', () => {
  const storage = memory();
  mayReload('/a', 1000, storage);
  expect(mayReload('/b', 1001, storage)).toBe(true);
});

it('reloads two broken paths once each, not in turns', () => {
  const storage = memory();
  expect(mayReload('/a', 1000, storage)).toBe(true);
  expect(mayReload('/b', 1001, storage)).toBe(true);
  expect(mayReload('/a', 1002, storage)).toBe(false);
  expect(mayReload('/b', 1003, storage)).toBe(false);
});

it('does not reload where nothing can be remembered', () => {
  const broken = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(mayReload('/a', 1000, broken)).toBe(false);
});

it('survives what it did not write', () => {
  expect(mayReload('/a', 1000, { ...memory(), getItem: () => '{' })).toBe(true);
});
