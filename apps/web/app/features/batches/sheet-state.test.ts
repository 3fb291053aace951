import { expect, it } from 'vitest';
import {
  cleared,
  copied,
  emptySheet,
  filledDown,
  mostRows,
  pasted,
  rangeOf,
  sheetOf,
  withoutRows,
} from './sheet-state.ts';

const columns = ['product', 'ratio', 'language'];
const texts = (sheet: ReturnType<typeof emptySheet>) =>
  sheet.rows.map(({ cells }) => columns.map((id) => cells[id] ?? ''));

it('takes a block from a spreadsheet and keeps a row to go on with', () => {
  const { sheet, left } = pasted(sheetOf([{ product: 'Mug' }]), columns, {
    row: 0,
    column: 1,
    block: [['1:1', 'de', 'beyond'], ['4:5']],
  });
  expect(texts(sheet)).toEqual([
    ['Mug', '1:1', 'de'],
    ['', '4:5', ''],
    ['', '', ''],
  ]);
  expect([left, rangeOf(sheet.selection)]).toEqual([0, { top: 0, bottom: 1, left: 1, right: 2 }]);
});

it('leaves alone what a pasted table says nothing about', () => {
  const { sheet } = pasted(sheetOf([{ product: 'Mug', ratio: '1:1' }]), columns, {
    row: 0,
    column: 0,
    block: [['Lamp', undefined, 'de']],
  });
  expect(texts(sheet)[0]).toEqual(['Lamp', '1:1', 'de']);
});

it('stops at the most rows there may be, and says how many had no place', () => {
  const block = Array.from({ length: 100_000 }, (_, index) => [`Lamp ${index}`]);
  const { sheet, left } = pasted(emptySheet(), columns, { row: 10, column: 0, block });
  expect([sheet.rows.length, left]).toEqual([mostRows, 100_000 - (mostRows - 10)]);
});

it('copies, clears and fills down, counting on where a number stands at the end', () => {
  const sheet = sheetOf([{ product: 'Lamp 9', ratio: '1:1' }, { product: 'Mug' }]);
  const range = { top: 0, bottom: 0, left: 0, right: 1 };
  const filled = filledDown(sheet, columns, { from: range, to: 2 });
  expect(texts(filled).slice(0, 3)).toEqual([
    ['Lamp 9', '1:1', ''],
    ['Lamp 10', '1:1', ''],
    ['Lamp 11', '1:1', ''],
  ]);
  expect(copied(filled, columns)).toHaveLength(3);
  expect(texts(cleared(filled, columns)).slice(0, 3)).toEqual([
    ['', '', ''],
    ['', '', ''],
    ['', '', ''],
  ]);
  const two = filledDown(sheet, columns, { from: { ...range, bottom: 1, right: 0 }, to: 3 });
  expect(texts(two).map(([product]) => product)).toEqual(['Lamp 9', 'Mug', 'Lamp 9', 'Mug', '']);
});

it('is never without a row', () => {
  expect(texts(withoutRows(sheetOf([{ product: 'Mug' }]), () => true))).toEqual([['', '', '']]);
});
