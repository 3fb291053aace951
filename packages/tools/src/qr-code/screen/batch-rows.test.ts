import { expect, it } from 'vitest';
import { batchRows } from './batch-rows.ts';

it('reads links and texts by the name of their column, and names the files', () => {
  const rows = batchRows('Name;Link\nTable 1;example.com/1\nTable 1;example.com/2\n../x;Just words\n;\n');
  expect(rows.map(({ name, content }) => [name, content.type])).toEqual([
    ['Table-1', 'url'],
    ['Table-1-2', 'url'],
    ['x', 'text'],
  ]);
});

it('takes a bare list', () => {
  expect(batchRows('\uFEFFexample.com/a\nexample.com/b\n')).toMatchObject([
    { name: 'code-001', content: { url: 'example.com/a' } },
    { name: 'code-002', content: { url: 'example.com/b' } },
  ]);
});

it('finds nothing in nothing', () => {
  expect(batchRows('')).toEqual([]);
  expect(batchRows('name,link\n')).toEqual([]);
});
