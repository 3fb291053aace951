import { expect, it } from 'vitest';
import { createFileNames } from './file-names.ts';
import { spreadsheetTable } from '../spreadsheet-table.ts';
import { rowsOfMatrix } from './rows-of-matrix.ts';

const file = { name: 'ad-01.jpg', width: 1080, height: 1920 };
const row = { line: { name: 'Lamp', cells: { language: 'de' } }, row: 0, tool: 'image-ad', file };

it('names files by the pattern, and no two the same', () => {
  const nameOf = createFileNames('{language}/{name}-{ratio}');
  expect([nameOf(row), nameOf(row), nameOf({ ...row, row: 1, line: { name: '', cells: {} } })]).toEqual([
    'de/Lamp-9x16.jpg',
    'de/Lamp-9x16-2.jpg',
    'row-002-9x16.jpg',
  ]);
  expect(createFileNames('')(row)).toBe('Lamp-ad-01.jpg');
  expect(createFileNames('{n} {size} {tool}')(row)).toBe('001 1080x1920 image-ad.jpg');
});

it('lets no name lead out of the archive or break a file system', () => {
  const named = (name: string, pattern = '{name}') =>
    createFileNames(pattern)({ ...row, line: { name, cells: { name: '../../x' } } });
  expect(named('../../etc/passwd')).toBe('etc-passwd.jpg');
  expect(named('a', '../../{name}')).toBe('a.jpg');
  expect(named('C:\\Windows\\x')).toBe('C-Windows-x.jpg');
  expect(named('CON')).toBe('_CON.jpg');
  expect(named('a\u0000b\u202Egpj.exe')).toBe('a-b-gpj.exe.jpg');
  expect(named('. ')).toBe('row-001.jpg');
  expect(named('مصباح الكتب')).toBe('مصباح الكتب.jpg');
  expect([...named('名'.repeat(400))].length).toBe(104);
  expect(named('x', '{__proto__}{constructor}')).toBe('row-001.jpg');
});

it('writes tables in which nothing is a formula', () => {
  const table = spreadsheetTable(
    ['a', 'b'],
    [
      ['=cmd|x', '+1'],
      ['@x', '-2'],
      ['say "hi", all', -2],
      ['\tx', 'two\nlines'],
    ],
  );
  expect(table).toBe(`\uFEFFa,b\r\n'=cmd|x,'+1\r\n'@x,'-2\r\n"say ""hi"", all",-2\r\n'\tx,"two\nlines"\r\n`);
});

it('multiplies the axes of a matrix, and refuses more than can be made', () => {
  const base = { type: 8, params: { mode: 'wall' }, name: '', cells: {} };
  const rows = rowsOfMatrix({
    row: base,
    axes: [
      { path: 'copy.headline', values: ['One', 'Two'] },
      { path: 'language', values: ['en', 'de', 'ar'] },
    ],
  });
  expect(rows).toHaveLength(6);
  expect(rows[4]).toMatchObject({
    params: { mode: 'wall', copy: { headline: 'Two' }, language: 'de' },
    cells: { 'copy.headline': 'Two', language: 'de' },
  });
  const many = { path: 'count', values: Array.from({ length: 30 }, (_, index) => index) };
  expect(() => rowsOfMatrix({ row: base, axes: [many, many] })).toThrow(
    expect.objectContaining({ code: 'invalid_input' }),
  );
  expect(() => rowsOfMatrix({ row: base, axes: [{ path: 'product_id', values: ['x'] }] })).toThrow();
});
