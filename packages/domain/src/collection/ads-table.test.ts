import { expect, it } from 'vitest';
import { adsHead, adsRows } from './ads-table.ts';
import type { SavedAdRecord } from './ports.ts';

it('quotes what a table needs quoted, and lets no ad put a formula into a spreadsheet', () => {
  const ad = {
    brand: '=HYPERLINK("http://evil")',
    headline: 'A, "b"',
    body: 'two;=1+1\n@lines',
    platforms: ['reddit'],
  };
  const record = {
    id: '1',
    folderId: 'f',
    tags: ['x', 'y'],
    note: '+1',
    savedAt: new Date(0),
    ad: { ...ad, description: '', language: 'en', landing_page: null, found: { key: 'k', page_url: 'https://a.b/c' } },
  } as unknown as SavedAdRecord;
  const rows = adsRows([record], new Map([['f', 'Calm']]), () => ['media/1-1.png']);
  const [, row, ...more] = `${adsHead()}${rows}`.split('\r\n');
  expect(row).toBe(
    `"'=HYPERLINK(""http://evil"")","A, ""b""","two;'=1+1\n'@lines",,reddit,en,,https://a.b/c,Calm,"x, y",'+1,1970-01-01T00:00:00.000Z,media/1-1.png`,
  );
  expect(more).toEqual(['']);
});
