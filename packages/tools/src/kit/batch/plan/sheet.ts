import type { Capability } from '@adwright/contract/service/capability.ts';
import type { Area } from '@adwright/i18n/areas.ts';

/** What a person wrote into the cells of a row, by column, as the tool understands it: choices by their values. */
export type SheetValues = Readonly<Record<string, string>>;

export type SheetColumnId =
  | 'product'
  | 'film'
  | 'translation'
  | 'subtitles'
  | 'lips'
  | 'name'
  | 'content'
  | 'headline'
  | 'hook'
  | 'offer'
  | 'description'
  | 'benefits'
  | 'audience'
  | 'price'
  | 'ratio'
  | 'size'
  | 'scene'
  | 'format'
  | 'language'
  | 'template'
  | 'kind'
  | 'network'
  | 'tone'
  | 'length'
  | 'voice'
  | 'avatar'
  | 'color'
  | 'count';

type ColumnKind =
  /** `product` may name a stored product; `stored` has to. */
  | { readonly kind: 'text' | 'product' | 'stored'; readonly longest: number }
  /** One of the person's own films, by its name. */
  | { readonly kind: 'film'; readonly longest: number }
  /** A text of several lines. */
  | { readonly kind: 'lines'; readonly longest: number }
  | { readonly kind: 'price' | 'color' }
  | { readonly kind: 'number'; readonly from: number; readonly to: number }
  | {
      readonly kind: 'choice';
      readonly options: readonly string[];
      /** Where the names of its values are; by default a value says what it is. */
      readonly named?: { readonly area: Area; readonly at: readonly string[] } | 'languages';
    };

export type SheetColumn = ColumnKind & {
  readonly id: SheetColumnId;
  readonly required?: true;
  /** What fills it in, where another party does that here; elsewhere the person has to. */
  readonly requiredWithout?: Capability;
  /** Where its value goes in the tool's input, so that a problem there is shown in its cell. */
  readonly paths: readonly string[];
};

/** A film of the person's, as rows name it. */
export type SheetFilm = { readonly id: string; readonly title: string; readonly seconds: number };

/** What is wrong with a cell only beside the others of its row. */
export type RowProblem = { readonly column: SheetColumnId; readonly problem: 'needsPicture' | 'noPhoto' };

/** How rows of a sheet become runs of a tool. */
export type BatchSheet = {
  readonly columns: readonly SheetColumn[];
  /** What a row asks of the tool. A stored product fills in what its cells leave open. */
  paramsOf(values: SheetValues, row: { readonly stored: boolean; readonly film?: SheetFilm | undefined }): object;
  /** What a row asks for that its result could not show. */
  problemOf?(values: SheetValues, row: { readonly hasPicture: boolean }): RowProblem | null;
};

export function defineSheet(sheet: BatchSheet): BatchSheet {
  return sheet;
}
