import { mostRows } from './sheet-state.ts';

export type Axis = { readonly column: string; readonly values: readonly string[] };

export function combinations(axes: readonly Axis[]): number {
  const used = axes.filter(({ values }) => values.length > 0);
  return used.length === 0 ? 0 : used.reduce((product, { values }) => product * values.length, 1);
}

/** Every value of each with every value of the others, the first slowest; as many as fit into a sheet. */
export function matrixRows(axes: readonly Axis[]): Record<string, string>[] {
  let rows: Record<string, string>[] = [{}];
  for (const { column, values } of axes) {
    if (values.length === 0) continue;
    // Cut as it grows: six lists of fifty would never end.
    rows = rows.flatMap((row) => values.map((value) => ({ ...row, [column]: value }))).slice(0, mostRows);
  }
  return rows.filter((row) => Object.keys(row).length > 0);
}
