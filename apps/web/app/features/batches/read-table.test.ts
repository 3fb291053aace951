import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { decoded, linesOfText, readTable } from './read-table.ts';
import { mostRows } from './sheet-state.ts';
import { workbook } from './testing/workbook.ts';

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
  const bigEndian = Uint8Array.from([0xfe, 0xff, ...[...utf16('Käse;1', false)].map((_, i, all) => all[i ^ 1] ?? 0)]);
  expect(decoded(bigEndian)).toBe('Käse;1');
  // Without a mark, the other way round.
  expect(decoded(bigEndian.subarray(2))).toBe('Käse;1');
  expect(decoded(new TextEncoder().encode('\uFEFFKäse'))).toBe('Käse');
});

const lampStrings = ['product', 'price', 'Leselampe „Käthe“', '=cmd|&apos;/c calc&apos;!A1', 'مصباح'];

it('reads a workbook: shared strings, numbers, dates, what a formula came to, and holes', async () => {
  const rows = [
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>',
    '<row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>49.5</v></c></row>',
    '<row r="4"><c r="A4" t="s"><v>4</v></c><c r="B4"><f>B2*2</f><v>99</v></c><c r="C4" s="1"><v>45658</v></c></row>',
    '<row r="5"><c r="A5" t="s"><v>3</v></c><c r="B5" t="str"><f>HYPERLINK("http://x")</f><v>http://x</v></c></row>',
  ];
  const { lines, more } = await readTable(file(workbook(rows.join(''), lampStrings)));
  expect(more).toBe(false);
  expect(lines.map((line) => line.filter((cell) => cell !== ''))).toEqual([
    ['product', 'price'],
    ['Leselampe „Käthe“', '49.5'],
    ['مصباح', '99', '2025-01-01'],
    // Text that only looks like a formula stays text, and a link what it shows.
    ["=cmd|'/c calc'!A1", 'http://x'],
  ]);
});

it('takes what can be made of a workbook of five thousand rows, and says that there are more', async () => {
  const rows = Array.from(
    { length: 5000 },
    (_, index) => `<row r="${index + 1}"><c r="A${index + 1}" t="s"><v>2</v></c></row>`,
  );
  const { lines, more } = await readTable(file(workbook(rows.join(''), lampStrings)));
  expect([lines.length, more]).toEqual([mostRows + 1, true]);
});

it('takes as many rows as can be made of a hundred thousand, and says that there are more', async () => {
  const { lines, more } = await readTable(file(`product\n${'Lamp\n'.repeat(100_000)}`));
  expect([lines.length, more]).toEqual([mostRows + 1, true]);
});

it('leaves a formula the text it is', () => {
  expect(linesOfText('=cmd|"/c calc"!A1,+1,-2,@x')).toEqual([['=cmd|"/c calc"!A1', '+1', '-2', '@x']]);
});

it('loses no rows to a quotation mark that nobody closes', () => {
  expect(linesOfText('product,price\n"Kestrel" lamp,49\nMug,9')).toEqual([
    ['product', 'price'],
    ['"Kestrel" lamp', '49'],
    ['Mug', '9'],
  ]);
  expect(linesOfText('"Lamp,49\nMug,9')).toEqual([
    ['"Lamp', '49'],
    ['Mug', '9'],
  ]);
  expect(linesOfText('"two\nlines",49\n24" screen,9')).toEqual([
    ['two\nlines', '49'],
    ['24" screen', '9'],
  ]);
});

it.each([
  ['nothing', file(' \n \n'), 'empty'],
  ['no bytes at all', file(''), 'empty'],
  ['a picture', file(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 0, 1, 1, 0])), 'unreadable'],
  ['a workbook without sheets', file(zipSync({ 'a.txt': strToU8('x') })), 'unreadable'],
  ['a workbook cut in the middle', file(workbook('<row r="1"/>', []).slice(0, 400)), 'unreadable'],
  ['a broken spreadsheet', file(Uint8Array.from([0x50, 0x4b, 3, 4, 1, 2, 3])), 'unreadable'],
])('refuses %s', async (_, given, problem) => {
  await expect(readTable(given)).rejects.toMatchObject({ problem });
});
