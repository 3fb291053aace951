/** The inner methods of the embedded database that prepared queries go through; see docs/decisions/017. */
import { messages, parse, PGlite, protocol } from '@electric-sql/pglite';
import { expect, it } from 'vitest';

it('has the steps of a query under these names', () => {
  for (const name of ['_checkReady', '_runExclusiveTransaction', '_runExclusiveQuery', 'execProtocolStream']) {
    expect([name, typeof (PGlite.prototype as unknown as Record<string, unknown>)[name]]).toEqual([name, 'function']);
  }
});

it('writes the protocol message by message', () => {
  const { serialize } = protocol;
  expect(Buffer.from(serialize.sync()).toString('latin1')).toBe('S\0\0\0\u0004');
  expect(Buffer.from(serialize.parse({ name: 'n', text: 't' })).toString('latin1')).toBe('P\0\0\0\nn\0t\0\0\0');
  expect(Buffer.from(serialize.describe({ type: 'S', name: 'n' })).toString('latin1')).toBe('D\0\0\0\u0007Sn\0');
  expect(Buffer.from(serialize.close({ type: 'S', name: 'n' })).toString('latin1')).toBe('C\0\0\0\u0007Sn\0');
  expect(serialize.bind({ statement: 'n', values: [null, '1'] })[0]).toBe('B'.charCodeAt(0));
  expect(serialize.execute()[0]).toBe('E'.charCodeAt(0));
});

it('reads answers with these two, and fails with this', () => {
  expect(parse.parseResults([], {}, { rowMode: 'object' })).toEqual([{ fields: [], rows: [], affectedRows: 0 }]);
  expect(parse.parseDescribeStatementResults([])).toEqual([]);
  expect(new messages.DatabaseError('x', 1, 'error')).toBeInstanceOf(Error);
});
