import { AppError } from '@adwright/contract/errors.ts';
import type { BatchRow } from '@adwright/contract/project/batch.ts';

/** Of all rows together, written out. */
const largest = 4 * 1024 * 1024;

/** A matrix says in a few bytes what fills hundreds of megabytes once every row of it is written out. */
export function assertBatchFits(rows: readonly BatchRow[]): void {
  let size = 0;
  for (const row of rows) {
    size += JSON.stringify(row).length;
    if (size > largest) throw new AppError('too_large');
  }
}
