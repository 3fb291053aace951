import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';

export type CellProblem =
  | 'required'
  | 'tooLong'
  | 'notANumber'
  | 'notAPrice'
  | 'notAColor'
  | 'notAChoice'
  | 'unknownProduct';

export type ReadCell = { readonly value: string; readonly problem: CellProblem | null };

/** What a column needs to know to understand what people write into it. */
export type ColumnNames = {
  /** What a choice is called, in the language of the page. */
  labelOf(column: SheetColumn, value: string): string;
  /** The stored product of that name. */
  productNamed(name: string): { readonly id: string } | undefined;
};

const good = (value: string): ReadCell => ({ value, problem: null });
const bad = (value: string, problem: CellProblem): ReadCell => ({ value, problem });

/** What was written, as the tool takes it, or what is wrong with it. An empty cell is left to the tool. */
export function readCell(column: SheetColumn, text: string, names: ColumnNames): ReadCell {
  const typed = text.trim();
  if (typed === '') return column.required ? bad('', 'required') : good('');
  switch (column.kind) {
    case 'text':
    case 'product':
      return typed.length > column.longest ? bad(typed, 'tooLong') : good(typed);
    case 'stored':
      return names.productNamed(typed) === undefined ? bad(typed, 'unknownProduct') : good(typed);
    case 'number': {
      const number = Number(typed);
      const fits = Number.isInteger(number) && number >= column.from && number <= column.to;
      return fits ? good(String(number)) : bad(typed, 'notANumber');
    }
    case 'price':
      return parsePrice(typed) === null ? bad(typed, 'notAPrice') : good(typed);
    case 'color':
      return /^#[\da-f]{6}$/i.test(typed) ? good(typed.toLowerCase()) : bad(typed, 'notAColor');
    case 'choice': {
      const wanted = typed.toLowerCase();
      const said = (value: string): boolean =>
        value.toLowerCase() === wanted || names.labelOf(column, value).toLowerCase() === wanted;
      const value = column.options.find(said);
      return value === undefined ? bad(typed, 'notAChoice') : good(value);
    }
  }
}
