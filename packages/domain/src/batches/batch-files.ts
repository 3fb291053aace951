import type { FileStorage } from '../assets/ports.ts';
import type { ExportedFile } from '../accounts/export-everything.ts';
import type { RowRecord } from '../runs/run-rows.ts';
import type { BatchLine } from '../runs/start-batch.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { batchFileNames } from './batch-link.ts';
import { createFileNames } from './file-names.ts';
import type { ArrangeFiles } from './present-batch.ts';
import { spreadsheetTable } from '../spreadsheet-table.ts';

export type BatchFilesDeps = {
  readonly work: UnitOfWork;
  readonly storage: FileStorage;
  readonly arrange: ArrangeFiles;
  /** What a tool's result says in words; empty for tools that make files. */
  textsOf(tool: string, output: unknown): readonly string[];
  /** Whether a tool's results are words. */
  writes(tool: string): boolean;
  /** Where a row opens in the dashboard, for whoever is signed in. */
  linkOf(row: Pick<RowRecord, 'id' | 'tool'>): string;
  reasonOf(row: RowRecord): Promise<string>;
};

type Batch = { readonly id: string; readonly lines: readonly BatchLine[]; readonly pattern: string };

const rowsAtOnce = 50;

/** Every result under the name that the person's pattern gives it, and the table of all rows. One file open at a time. */
export async function* batchFiles(deps: BatchFilesDeps, batch: Batch): AsyncGenerator<ExportedFile> {
  const names = namesOf(deps, batch, await deps.work.stores.runRows.ofProject(batch.id));
  for (let from = 0; from < names.length; from += rowsAtOnce) {
    const part = names.slice(from, from + rowsAtOnce).flatMap(({ files }) => files);
    const ids = part.map(({ runId }) => runId);
    const stored = new Map((await deps.work.stores.assets.ofRuns([...new Set(ids)])).map((asset) => [asset.id, asset]));
    for (const { id, name } of part) {
      const asset = stored.get(id);
      const file = asset && (await deps.storage.read(asset.storageKey));
      // Deleted meanwhile.
      if (!asset || !file) continue;
      yield { name, changedAt: asset.createdAt, content: file.stream, bytes: file.bytes };
    }
  }
  yield { name: batchFileNames.csv, changedAt: new Date(), content: await batchTable(deps, batch) };
}

function namesOf({ arrange }: BatchFilesDeps, { lines, pattern }: Batch, rows: readonly RowRecord[]) {
  const nameOf = createFileNames(pattern);
  return rows.map((row) => {
    const line: Pick<BatchLine, 'name' | 'cells'> = lines[row.position] ?? { name: '', cells: {} };
    const { files } = arrange(row.tool, row.status === 'succeeded' ? row.files : []);
    const named = files.map((file) => ({
      id: file.id,
      runId: row.id,
      name: nameOf({ line, row: row.position, tool: row.tool, file }),
    }));
    return { row, line, files: named };
  });
}

/** One line a row: what was asked, what came of it and where it is. */
export async function batchTable(deps: BatchFilesDeps, batch: Batch): Promise<string> {
  const made = namesOf(deps, batch, await deps.work.stores.runRows.ofProject(batch.id));
  const columns = [...new Set(made.flatMap(({ line }) => Object.keys(line.cells)))].filter((one) => one !== 'name');
  const texts = await textsOf(
    deps,
    made.map(({ row }) => row),
  );
  const mostTexts = Math.max(0, ...[...texts.values()].map((said) => said.length));
  const head = ['row', 'name', 'tool', 'status', 'reason', 'credits', 'link', 'files', ...columns];
  const rows: (string | number)[][] = [];
  for (const { row, line, files } of made) {
    const isMade = row.status === 'succeeded';
    rows.push([
      row.position + 1,
      line.name,
      row.tool,
      row.status,
      row.status === 'failed' ? await deps.reasonOf(row) : '',
      isMade ? row.creditsCost : 0,
      isMade ? deps.linkOf(row) : '',
      files.map(({ name }) => name).join('\n'),
      ...columns.map((column) => line.cells[column] ?? ''),
      ...Array.from({ length: mostTexts }, (_, index) => texts.get(row.id)?.[index] ?? ''),
    ]);
  }
  return spreadsheetTable([...head, ...Array.from({ length: mostTexts }, (_, index) => `text ${index + 1}`)], rows);
}

async function textsOf(deps: BatchFilesDeps, rows: readonly RowRecord[]) {
  const written = rows.filter(({ status, tool }) => status === 'succeeded' && deps.writes(tool));
  const outputs = await deps.work.stores.runRows.outputs(written.map(({ id }) => id));
  return new Map(outputs.map(({ id, tool, output }) => [id, deps.textsOf(tool, output)]));
}
