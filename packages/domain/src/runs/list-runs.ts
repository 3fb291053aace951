import type { ListedRun } from '@adwright/contract/run/run.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { RunQuery } from './ports.ts';
import { presentListedRun, type RunWords } from './present-run.ts';

export type RunPage = { list: ListedRun[]; total: number; page: number; page_size: number };

export async function listRuns(
  deps: { readonly work: UnitOfWork },
  request: { userId: string; query: RunQuery },
  words: RunWords,
): Promise<RunPage> {
  const { list, total } = await deps.work.stores.runs.list(request.userId, request.query);
  return {
    list: await Promise.all(
      list.map((run) => presentListedRun(run, { assets: run.files, projectId: run.projectId }, words)),
    ),
    total,
    page: request.query.page,
    page_size: request.query.page_size,
  };
}
