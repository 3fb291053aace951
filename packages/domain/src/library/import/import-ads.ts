import type { Library } from '../ports.ts';
import { type MediaKeeper, withMedia } from './keep-media.ts';
import { putSeen } from './put-seen.ts';
import type { RawRecord } from './raw-record.ts';
import { type ImportedRow, readRow } from './read-row.ts';

export type ImportFault = { readonly line: number; readonly reason: string };
export type ImportProgress = { readonly rows: number; readonly ads: number; readonly faults: number };
export type ImportResult = ImportProgress & { readonly first: readonly ImportFault[] };

type Order = {
  readonly records: AsyncIterable<RawRecord<unknown>>;
  readonly today: string;
  readonly keepMedia: MediaKeeper;
  readonly onProgress: (progress: ImportProgress) => void;
};

const batchSize = 200;
const mostFaults = 1000;

/**
 * A row that is wrong costs that row. Each batch is in the library when the next begins, so an import that was cut off
 * is begun again and finds its ads by their ids.
 */
export async function importAds(
  library: Library,
  { records, today, keepMedia, onProgress }: Order,
): Promise<ImportResult> {
  const first: ImportFault[] = [];
  const done = { rows: 0, ads: 0, faults: 0 };
  const fault = (line: number, reason: string): void => {
    done.faults += 1;
    if (first.length < mostFaults) first.push({ line, reason });
  };
  let batch = new Map<string, ImportedRow & { readonly line: number }>();
  const flush = async (): Promise<void> => {
    const entries = await Promise.all(
      Array.from(batch.values(), ({ line, ...row }) => withMedia(row, keepMedia, (reason) => fault(line, reason))),
    );
    await putSeen(library, { source: 'import', entries, today });
    done.ads += entries.length;
    batch = new Map();
    onProgress(done);
  };
  for await (const record of records) {
    done.rows += 1;
    const row = 'fault' in record ? record : readRow(record.value, today);
    if ('fault' in row) fault(record.line, row.fault);
    // The same ad twice in one statement is more than the database takes: the later counts.
    else batch.set(row.entry.key, { ...row, line: record.line });
    if (batch.size >= batchSize) await flush();
  }
  await flush();
  await library.rememberSource('import', { version: today, removed: false });
  return { ...done, first };
}
