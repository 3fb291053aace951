import { deleteDueAccounts } from '@adwright/domain/accounts/delete-due-accounts.ts';
import { sweepAccounts } from '@adwright/domain/accounts/sweep-accounts.ts';
import { sweepAssets } from '@adwright/domain/assets/sweep-assets.ts';
import { createOrphanSweep } from '@adwright/domain/assets/sweep-orphans.ts';
import { sweepNotices } from '@adwright/domain/billing/sweep-notices.ts';
import { sweepDocuments } from '@adwright/domain/documents/sweep-documents.ts';
import { sweepProducts } from '@adwright/domain/products/sweep-products.ts';
import { sweepProjects } from '@adwright/domain/projects/sweep-projects.ts';
import { sweepRequests } from '@adwright/domain/requests/sweep-requests.ts';
import { sweepUploads } from '@adwright/domain/uploads/sweep-uploads.ts';
import { endPausedBatches } from '@adwright/domain/runs/end-paused-batches.ts';
import { endUnansweredRuns } from '@adwright/domain/runs/end-unanswered-runs.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../deps.ts';
import { runSweep } from '../run-sweep.ts';

export type SweepDeps = Pick<Deps, 'work' | 'clock' | 'storage' | 'events' | 'payments'>;

/** Removes what has run out of what all processes share. */
export function createSweep(deps: SweepDeps, log: FastifyBaseLogger): () => Promise<void> {
  const sweepOrphans = createOrphanSweep(deps);
  // What makes files loose comes before what looks for loose files.
  return runSweep(log, [
    () => sweepAccounts(deps),
    () => deleteDueAccounts(deps),
    () => sweepRequests(deps),
    () => endUnansweredRuns(deps),
    () => endPausedBatches(deps),
    () => sweepNotices(deps),
    () => sweepUploads(deps),
    () => sweepProjects(deps),
    () => sweepDocuments(deps),
    () => sweepProducts(deps),
    () => sweepAssets(deps),
    sweepOrphans,
  ]);
}
