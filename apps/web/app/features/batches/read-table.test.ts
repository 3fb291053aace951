import { expect, it } from 'vitest';
import { decoded, linesOfText, readTable } from './read-table.ts';
import { mostRows } from './sheet-state.ts';

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'table.csv');
const utf16 = (text: string, mark: boolean) =>
  Uint8Array.from([
    ...(mark ? [0xff, 0xfe] : []),
    ...[...text].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
  ]);

it.each([
  ['commas', 'product,price\nLamp,49'],
  ['semicolons', 'product;price\nLamp;49'],
  ['tabs', 'product\tprice\r\nLamp\t49\r\n'],
  ['a byte order mark', '\uFEFFproduct,price\nLamp,49'],
  ['quotes', '"product","price"\n"Lamp","49"'],
])('reads %s', async (_, text) => {
  expect((await readTable(file(text))).lines).toEqual([
    ['product', 'price'],
    ['Lamp', '49'],
  ]);
});

it('reads what other programs write', () => {
  expect(decoded(Uint8Array.from([0x4b, 0xe4, 0x73, 0x65, 0x20, 0x80]))).toBe('Käse €');
  expect(decoded(utf16('مصباح,1', true))).toBe('مصباح,1');
  expect(decoded(utf16('Lamp,1', false))).toBe('Lamp,1');
});

it('takes as many rows as can be made of a hundred thousand, and says that there are more', async () => {
  const { lines, more } = await readTable(file(`product\n${'Lamp\n'.repeat(100_000)}`));
  expect([lines.length, more]).toEqual([mostRows + 1, true]);
});

it('leaves a formula the text it is', () => {
  expect(linesOfText('=cmd|"/c calc"!A1,+1,-2,@x')).toEqual([['=cmd|"/c calc"!A1', '+1', '-2', '@x']]);
});

it.each([
  ['nothing', file(' \n \n'), 'empty'],
  ['a picture', file(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 0, 1, 1, 0])), 'unreadable'],
  ['a broken spreadsheet', file(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])), 'unreadable'],
])('refuses %s', async (_, given, problem) => {
  await expect(readTable(given)).rejects.toMatchObject({ problem });
});
