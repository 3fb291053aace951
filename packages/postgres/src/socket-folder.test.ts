import { expect, it } from 'vitest';
import { lacksSockets, socketFolder } from './socket-folder.ts';

it('names the folder in full, and none whose sockets would have too long an address', () => {
  expect(socketFolder('data')).toBe(`${process.cwd()}/data`);
  expect(socketFolder(`/${'d'.repeat(87)}`)).not.toBeNull();
  expect(socketFolder(`/${'d'.repeat(88)}`)).toBeNull();
  expect(socketFolder(`/${'د'.repeat(44)}`)).toBeNull();
});

it('knows from what Postgres says whether the folder takes no sockets', () => {
  const words = [
    'LOG:  could not bind Unix address "/data/.s.PGSQL.5797": Operation not permitted',
    'FATAL:  could not create any Unix-domain sockets',
    'FATAL:  could not create lock file "/data/.s.PGSQL.5797.lock": Operation not permitted',
  ];
  expect(words.map(lacksSockets)).toEqual([true, true, true]);
  expect(lacksSockets('LOG:  could not bind IPv4 address "127.0.0.1": Address already in use')).toBe(false);
});
