import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  render: (row: Row) => ReactNode;
  /** Numbers stand at the end, so that their digits line up. */
  align?: 'start' | 'end' | undefined;
  /** Names the row: read out before the other cells. */
  rowHeader?: boolean | undefined;
};

type TableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shows this many grey rows instead. */
  loadingRows?: number | undefined;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  className?: string | undefined;
};

const cellClass = 'px-4 py-3 align-middle first:ps-5 last:pe-5';
const end = (column: { align?: 'start' | 'end' | undefined }): string =>
  column.align === 'end' ? 'text-end' : 'text-start';

function BodyRow<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-t transition-colors hover:bg-sunken">
      {columns.map((column) =>
        column.rowHeader ? (
          <th key={column.key} scope="row" className={classNames(cellClass, end(column), 'font-medium')}>
            {column.render(row)}
          </th>
        ) : (
          <td key={column.key} className={classNames(cellClass, end(column))}>
            {column.render(row)}
          </td>
        ),
      )}
    </tr>
  );
}

function LoadingRow<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <tr className="border-t" aria-hidden="true">
      {columns.map((column) => (
        <td key={column.key} className={cellClass}>
          <Skeleton className={classNames('h-4 w-full max-w-32', column.align === 'end' && 'ms-auto max-w-12')} />
        </td>
      ))}
    </tr>
  );
}

/** Scrolls sideways on its own when the screen is narrow; the frame takes focus, so the keyboard can scroll it too. */
export function Table<Row>({ caption, columns, rows, rowKey, loadingRows, empty, className }: TableProps<Row>) {
  const nothing = loadingRows === undefined && rows.length === 0;
  return (
    <section
      aria-label={caption}
      aria-busy={loadingRows !== undefined || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className={classNames('overflow-x-auto rounded-card border bg-raised', className)}
    >
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-xs text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={classNames(cellClass, end(column), 'font-medium whitespace-nowrap')}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loadingRows === undefined
            ? rows.map((row) => <BodyRow key={rowKey(row)} row={row} columns={columns} />)
            : Array.from({ length: loadingRows }, (_, index) => <LoadingRow key={index} columns={columns} />)}
        </tbody>
      </table>
      {nothing && <div className="border-t">{empty}</div>}
    </section>
  );
}
