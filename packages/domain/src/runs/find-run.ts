import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { RunRecord } from './ports.ts';

/** Another user's run is as unknown as one that never was. */
export async function findRun(
  deps: { readonly work: UnitOfWork },
  request: { userId: string; id: string },
): Promise<RunRecord> {
  const run = await deps.work.stores.runs.ofUser(request.userId, request.id);
  if (run === null) throw new AppError('not_found');
  return run;
}
