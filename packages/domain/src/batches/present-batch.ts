import { type BatchRowView, type ProjectBatch } from '@adwright/contract/project/batch.ts';
import type { ListedAsset } from '../assets/ports.ts';
import type { ToolCatalog } from '../runs/ports.ts';
import { toolOf } from '../runs/prepare-run.ts';
import { presentAsset, presentListedRun, type RunWords } from '../runs/present-run.ts';
import type { RowRecord } from '../runs/run-rows.ts';
import type { BatchLine } from '../runs/start-batch.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { batchLink } from './batch-link.ts';
import { findBatch } from './find-batch.ts';
import { canRetry } from './retry-rows.ts';

/** What people see of a row's files: without those that only a later run needs. */
export type ArrangeFiles = (
  tool: string,
  files: readonly ListedAsset[],
) => { readonly cover: ListedAsset | null; readonly files: readonly ListedAsset[] };

type Deps = { readonly work: UnitOfWork; readonly tools: ToolCatalog; readonly arrange: ArrangeFiles };

/** A batch with every line of its sheet as it was made last. */
export async function presentBatch(
  deps: Deps,
  request: { userId: string; id: string },
  words: RunWords,
): Promise<ProjectBatch> {
  const { project, run, lines } = await findBatch(deps, request);
  const rows = await deps.work.stores.runRows.ofProject(project.id);
  const shown = await Promise.all(rows.map((row) => presentRow(deps, row, { line: lines[row.position], words })));
  return {
    id: project.id,
    run_id: run?.id ?? null,
    title: project.title,
    status: run?.status ?? 'draft',
    paused: run?.pausedAt != null && run.finishedAt === null,
    credits_spent: rows.reduce((sum, row) => sum + (row.status === 'succeeded' ? row.creditsCost : 0), 0),
    rows: shown,
    zip_url: batchLink(words.links, project.id, 'zip'),
    csv_url: batchLink(words.links, project.id, 'csv'),
  };
}

type Shown = { readonly line: BatchLine | undefined; readonly words: RunWords };

async function presentRow({ tools, arrange }: Deps, row: RowRecord, { line, words }: Shown): Promise<BatchRowView> {
  const { cover, files } = arrange(row.tool, row.files);
  const { error } = await presentListedRun(row, { assets: [], projectId: null }, words);
  const { id, position, tool, status, progress, stage, creditsCost } = row;
  return {
    id,
    row: position,
    type: line?.type ?? toolOf(tools, tool)?.projectType ?? 0,
    tool,
    name: line?.name ?? '',
    cells: line?.cells ?? {},
    status,
    progress,
    stage,
    credits_cost: creditsCost,
    error,
    can_retry: canRetry(row),
    files: files.length,
    cover: cover === null ? null : presentAsset(cover, words.links),
  };
}
