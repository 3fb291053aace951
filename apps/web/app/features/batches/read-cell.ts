import { parsePrice } from '@adwright/contract/price/parse-price.ts';
import type { Capability } from '@adwright/contract/service/capability.ts';
import type { RowProblem, SheetColumn, SheetFilm } from '@adwright/tools/kit/batch/plan/sheet.ts';
import { choiceNamed, type ChoiceNames, nearestChoice } from './choice-named.ts';

export type CellProblem =
  | 'required'
  | 'tooLong'
  | 'notANumber'
  | 'notAPrice'
  | 'notAColor'
  | 'notAChoice'
  /** No choice either, but one is called much the same. */
  | 'nearly'
  | 'unknownProduct'
  | 'unknownFilm'
  | 'noTranslator'
  | RowProblem['problem'];

export type ReadCell = {
  readonly value: string;
  readonly problem: CellProblem | null;
  /** What may have been meant instead, as the page calls it. */
  readonly nearest?: string;
};

/** What a column needs to know to understand what people write into it. */
export type ColumnNames = ChoiceNames & {
  /** The stored product of that name. */
  productNamed(name: string): { readonly id: string; readonly images: readonly unknown[] } | undefined;
  /** The person's film of that name. */
  filmNamed(name: string): SheetFilm | undefined;
  /** What another party fills in here. */
  readonly remote: readonly Capability[];
};

const good = (value: string): ReadCell => ({ value, problem: null });
const bad = (value: string, problem: CellProblem): ReadCell => ({ value, problem });

/** What was written, as the tool takes it, or what is wrong with it. An empty cell is left to the tool. */
export function readCell(column: SheetColumn, text: string, names: ColumnNames): ReadCell {
  const typed = text.trim();
  if (typed === '') {
    if (column.requiredWithout && !names.remote.includes(column.requiredWithout)) return bad('', 'noTranslator');
    return column.required ? bad('', 'required') : good('');
  }
  switch (column.kind) {
    case 'text':
    case 'lines':
    case 'product':
      return typed.length > column.longest ? bad(typed, 'tooLong') : good(typed);
    case 'stored':
      return names.productNamed(typed) === undefined ? bad(typed, 'unknownProduct') : good(typed);
    case 'film':
      return names.filmNamed(typed) === undefined ? bad(typed, 'unknownFilm') : good(typed);
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
      const value = choiceNamed(column, typed, names);
      if (value !== undefined) return good(value);
      const nearest = nearestChoice(column, typed, names);
      return nearest === undefined ? bad(typed, 'notAChoice') : { ...bad(typed, 'nearly'), nearest };
    }
  }
}

type Limits = { max: number; from: number; to: number; name: string };

/** What a column allows, and what was probably meant, for the sentence that says it was not kept to. */
export function limitsOf(column: SheetColumn | undefined, nearest = ''): Limits {
  return {
    name: nearest,
    max: column && 'longest' in column ? column.longest : 0,
    from: column?.kind === 'number' ? column.from : 0,
    to: column?.kind === 'number' ? column.to : 0,
  };
}
