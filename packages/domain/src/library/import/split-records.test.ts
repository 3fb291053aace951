import { expect, it } from 'vitest';
import type { RawRecord } from './raw-record.ts';
import { splitCsv } from './split-csv.ts';
import { splitJson } from './split-json.ts';

/** In pieces of a few signs, as a file may arrive. */
async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += 3) yield text.slice(start, start + 3);
}

async function all<Value>(records: AsyncIterable<RawRecord<Value>>): Promise<RawRecord<Value>[]> {
  const list: RawRecord<Value>[] = [];
  for await (const record of records) list.push(record);
  return list;
}

it('reads quoted fields with commas, lines and quotation marks in them', async () => {
  expect(await all(splitCsv(piecesOf('a,b\r\n"x, ""y""","two\nlines"\n1,\n')))).toEqual([
    { line: 1, value: ['a', 'b'] },
    { line: 2, value: ['x, "y"', 'two\nlines'] },
    { line: 4, value: ['1', ''] },
  ]);
});

it('loses one row to a quotation mark that nobody closes, and not the file', async () => {
  const rows = await all(splitCsv(piecesOf(`a\n"${'x'.repeat(70_000)}\nafter\n`)));
  expect(rows.map((row) => ('value' in row ? row.value[0] : row.fault))).toEqual(['a', 'longer than 64 KB', 'after']);
});

it('keeps nothing of a line that only goes on and on', async () => {
  const heap: number[] = [];
  async function* commas(): AsyncGenerator<string> {
    yield 'a\n';
    for (let turn = 0; turn < 100; turn += 1) {
      heap.push(process.memoryUsage().heapUsed);
      yield ','.repeat(100_000);
    }
    yield '\nafter\n';
  }
  const rows = await all(splitCsv(commas()));
  expect(rows.map((row) => ('value' in row ? row.value[0] : row.fault))).toEqual(['a', 'longer than 64 KB', 'after']);
  // Ten million fields would be eighty megabytes.
  expect((heap.at(-1) ?? 0) - (heap[0] ?? 0)).toBeLessThan(40_000_000);
});

it('reads arrays and lines of objects alike', async () => {
  const values = [{ a: '{"}' }, { b: { c: ['\\"'] } }];
  for (const text of [JSON.stringify(values, null, 2), values.map((value) => JSON.stringify(value)).join('\n')])
    expect((await all(splitJson(piecesOf(text)))).map((row) => 'value' in row && row.value)).toEqual(values);
});

it('names what is broken', async () => {
  const broken = `{"a":1}\n{nonsense}\n{"b":"${'x'.repeat(70_000)}\n{"c":2}\n{"cut":`;
  expect((await all(splitJson(piecesOf(broken)))).map((row) => ('value' in row ? row.value : row.fault))).toEqual([
    { a: 1 },
    'not JSON',
    'longer than 64 KB',
    { c: 2 },
    'cut off',
  ]);
});
