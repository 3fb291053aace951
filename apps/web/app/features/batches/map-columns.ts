import type { SheetColumn } from '@adwright/tools/kit/batch/plan/sheet.ts';

/** What shops and spreadsheets call columns, in small letters and without spaces. */
const otherNames: Readonly<Partial<Record<SheetColumn['id'], readonly string[]>>> = {
  product: ['title', 'productname', 'producttitle', 'item'],
  film: ['video', 'videos', 'movie', 'clip', 'file', 'filename'],
  translation: ['srt', 'text', 'script', 'subtitle'],
  subtitles: ['captions'],
  name: ['filename', 'file', 'title'],
  content: ['link', 'url', 'text', 'address', 'code'],
  headline: ['hook', 'hooks', 'header'],
  hook: ['hooks', 'headline', 'opening'],
  description: ['body', 'bodyhtml', 'details'],
  price: ['variantprice', 'saleprice', 'amount'],
  benefits: ['features', 'bullets'],
  audience: ['target'],
  ratio: ['format', 'aspectratio'],
  language: ['lang', 'locale'],
  voice: ['narrator', 'voiceover'],
  network: ['platform', 'channel'],
  count: ['variants', 'number'],
  scene: ['background', 'backdrop'],
  color: ['colour', 'foreground'],
};

export type MappedTable = {
  readonly rows: readonly Record<string, string>[];
  /** Columns that mean nothing here. */
  readonly ignored: readonly string[];
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_\-./()]+/g, '');

/** By the names of its columns, in English or as the sheet shows them; a table without any is taken column by column. */
export function mapColumns(
  lines: readonly (readonly string[])[],
  columns: readonly SheetColumn[],
  labelOf: (column: SheetColumn) => string,
): MappedTable {
  const head = (lines[0] ?? []).map((cell) => columnNamed(cell, columns, labelOf));
  const hasHead = head.some((column) => column !== undefined);
  const targets = hasHead ? head : columns;
  const rows = (hasHead ? lines.slice(1) : lines).map((line) => {
    const cells: Record<string, string> = {};
    line.forEach((text, index) => {
      const id = targets[index]?.id;
      if (id !== undefined && text.trim() !== '') cells[id] ??= text.trim();
    });
    return cells;
  });
  const ignored = hasHead ? (lines[0] ?? []).filter((name, index) => name.trim() !== '' && !head[index]) : [];
  return { rows: rows.filter((cells) => Object.keys(cells).length > 0), ignored };
}

export type ArrangedBlock = {
  /** As wide as the sheet; what the table says nothing about is left open. */
  readonly block: readonly (readonly (string | undefined)[])[];
  readonly ignored: readonly string[];
};

/** A pasted table whose first line names columns, in the order of the sheet; null for one that is only cells. */
export function arrangedBlock(
  block: readonly (readonly string[])[],
  columns: readonly SheetColumn[],
  labelOf: (column: SheetColumn) => string,
): ArrangedBlock | null {
  const [first = [], ...lines] = block;
  const names = first.filter((cell) => cell.trim() !== '');
  const head = first.map((cell) => columnNamed(cell, columns, labelOf));
  const known = new Set(head.filter((column) => column !== undefined)).size;
  // A single cell may happen to be called what a column is; most of a line does not.
  if (lines.length === 0 || known === 0 || known * 2 <= names.length) return null;
  const places = columns.map((column) => head.findIndex((one) => one?.id === column.id));
  return {
    block: lines.map((line) => places.map((place) => (place === -1 ? undefined : (line[place] ?? '')))),
    ignored: first.filter((name, index) => name.trim() !== '' && !head[index]),
  };
}

function columnNamed(
  cell: string,
  columns: readonly SheetColumn[],
  labelOf: (column: SheetColumn) => string,
): SheetColumn | undefined {
  const name = plain(cell);
  if (name === '') return undefined;
  return (
    columns.find((column) => column.id === name || plain(labelOf(column)) === name) ??
    columns.find((column) => otherNames[column.id]?.includes(name))
  );
}
