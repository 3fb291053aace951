import { AppError } from '@adwright/contract/errors.ts';
import { mostBatchRows } from '@adwright/contract/project/batch-kind.ts';
import { type BatchMatrix, type BatchRow } from '@adwright/contract/project/batch.ts';

type Axis = BatchMatrix['axes'][number];

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Every combination, the first axis slowest: as somebody would write the sheet by hand. */
export function rowsOfMatrix({ row, axes }: BatchMatrix): BatchRow[] {
  const count = axes.reduce((product, { values }) => product * values.length, 1);
  if (count > mostBatchRows) {
    const message = `makes ${count} rows; ${mostBatchRows} are the most`;
    throw new AppError('invalid_input', {}, [{ path: 'matrix.axes', message }]);
  }
  let rows: BatchRow[] = [row];
  for (const axis of axes) rows = rows.flatMap((one) => axis.values.map((value) => withValue(one, axis, value)));
  return rows;
}

function withValue(row: BatchRow, { path }: Axis, value: unknown): BatchRow {
  const cells = { ...row.cells, ...(typeof value === 'string' && { [path.slice(-40)]: value.slice(0, 2000) }) };
  if (path !== 'product_id') return { ...row, cells, params: placed(row.params, path.split('.'), value) };
  if (typeof value !== 'string' || !uuid.test(value)) {
    throw new AppError('invalid_input', {}, [{ path: 'matrix.axes', message: 'product_id takes ids of products' }]);
  }
  return { ...row, cells, product_id: value };
}

function placed(
  params: Record<string, unknown>,
  [first = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length === 0) return { ...params, [first]: value };
  const inner = params[first];
  const isRecord = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
  return { ...params, [first]: placed(isRecord ? (inner as Record<string, unknown>) : {}, rest, value) };
}
