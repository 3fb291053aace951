import { expect, it } from 'vitest';
import { isPageItWasOpenOn, rememberPage } from './dashboard-page.ts';

function tab() {
  const map = new Map<string, string>();
  const storage = {
    getItem: (name: string) => map.get(name) ?? null,
    setItem: (name: string, value: string) => void map.set(name, value),
  };
  return () => storage;
}

it.each([
  ['/terms', true],
  ['/terms/', true],
  ['/pricing', false],
  ['/de/terms', false],
  ['/', false],
])('was open over /terms: is that %s? %s', (pathname, answer) => {
  const storage = tab();
  rememberPage('/terms', storage);
  expect(isPageItWasOpenOn(pathname, storage)).toBe(answer);
});

it('lives without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  rememberPage('/terms', denied);
  expect(isPageItWasOpenOn('/terms', denied)).toBe(false);
});

it('was open over no page of a new tab', () => {
  expect(isPageItWasOpenOn('/', tab())).toBe(false);
});
