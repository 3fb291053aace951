import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { rewriteUrl } from './readable-url.ts';

it.each([
  ['/pricing?a=%E0%A4%A', '/pricing?a=%E0%A4%A'],
  ['/%E6%97%A5?x', '/%E6%97%A5?x'],
  ['//other.example/x', '//other.example/x'],
  ['http://other.example/api/config?a=1', '/api/config?a=1'],
  ['HTTPS://other.example', '/'],
  ['http://other.example?a=1', '/?a=1'],
  ['*', '/*'],
  ['', '/'],
  ['/%E0%A4%A?b=%', '/%25E0%25A4%25A?b=%'],
  ['/100%/%41', '/100%25/%2541'],
])('reads %s as %s', (url, read) => {
  expect(Reflect.apply(rewriteUrl, null, [{ url } as IncomingMessage])).toBe(read);
});
