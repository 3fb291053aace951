import { sweepAccounts } from '@adwright/domain/accounts/sweep-accounts.ts';
import { sweepAssets } from '@adwright/domain/assets/sweep-assets.ts';
import { createOrphanSweep } from '@adwright/domain/assets/sweep-orphans.ts';
import { sweepDocuments } from '@adwright/domain/documents/sweep-documents.ts';
import { sweepProducts } from '@adwright/domain/products/sweep-products.ts';
import { sweepProjects } from '@adwright/domain/projects/sweep-projects.ts';
import { sweepRequests } from '@adwright/domain/requests/sweep-requests.ts';
import { sweepUploads } from '@adwright/domain/uploads/sweep-uploads.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';

const everyMs = 60 * 60 * 1000;
const firstAfterMs = 60 * 1000;

type SweepingDeps = Pick<Deps, 'work' | 'clock' | 'storage' | 'workFolders' | 'rendering'>;

/** Removes what has run out, now and then. Several processes may do it at once; it harms nothing. */
export function startSweeping(deps: SweepingDeps, log: FastifyBaseLogger): () => void {
  const steps = stepsOf(deps);
  let sweeping = false;
  async function sweep(): Promise<void> {
    if (sweeping) return;
    sweeping = true;
    const swept: Record<string, number> = {};
    for (const step of steps) {
      // One that fails leaves the others their turn.
      await step().then(
        (counts) => Object.assign(swept, counts),
        (error: unknown) => log.error({ err: error }, 'sweeping failed'),
      );
    }
    log.info(swept, 'swept');
    sweeping = false;
  }
  const first = setTimeout(() => void sweep(), firstAfterMs).unref();
  const timer = setInterval(() => void sweep(), everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** What makes files loose comes before what looks for loose files. */
function stepsOf(deps: SweepingDeps): (() => Promise<Record<string, number> | void>)[] {
  const sweepOrphans = createOrphanSweep(deps);
  return [
    () => sweepAccounts(deps),
    () => sweepRequests(deps),
    () => sweepUploads(deps),
    () => sweepProjects(deps),
    () => sweepDocuments(deps),
    () => sweepProducts(deps),
    () => sweepAssets(deps),
    sweepOrphans,
    () => deps.storage.sweepUnpublished(deps.clock()),
    () => deps.workFolders.sweep(),
    () => deps.rendering.trimCache(),
  ];
}
