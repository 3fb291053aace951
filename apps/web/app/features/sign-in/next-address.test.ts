import { expect, it } from 'vitest';
import { nextAddress } from './next-address.ts';

it.each(['/', '/ar/pricing?x=1#top', '/?dashboard=ad-copy'])('follows %s', (next) => {
  expect(nextAddress(next, '/home')).toBe(next);
});

it.each([
  null,
  '',
  'pricing',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/..//evil.example',
])('does not follow %j to another host', (next) => {
  const address = nextAddress(next, '/home');
  expect(new URL(address, 'https://us.example').origin).toBe('https://us.example');
  expect(address.startsWith('//')).toBe(false);
});
