import { expect, it } from 'vitest';
import { contentCoding } from './content-coding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['gzip;q=0', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, coding) => {
  expect(contentCoding(header)).toBe(coding);
  expect(contentCoding(header)).toBe(coding);
});
