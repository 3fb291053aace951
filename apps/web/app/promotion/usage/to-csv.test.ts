import { expect, it } from 'vitest';
import { toCsv } from './to-csv.ts';

it('quotes what needs it and lets no text be a formula', () => {
  expect(
    toCsv([
      ['Date', 'Credits'],
      ['a "b", c', -6],
      ['=1+1', 3],
    ]),
  ).toBe('\uFEFFDate,Credits\r\n"a ""b"", c",-6\r\n\'=1+1,3\r\n');
});
