import { sweepAccounts } from '@adwright/domain/accounts/sweep-accounts.ts';
import { sweepDocuments } from '@adwright/domain/documents/sweep-documents.ts';
import { sweepProducts } from '@adwright/domain/products/sweep-products.ts';
import { sweepProjects } from '@adwright/domain/projects/sweep-projects.ts';
import { sweepRequests } from '@adwright/domain/requests/sweep-requests.ts';
import { sweepUploads } from '@adwright/domain/uploads/sweep-uploads.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';

const everyMs = 60 * 60 * 1000;
const firstAfterMs = 60 * 1000;

/** Removes what has run out, now and then. Several processes may do it at once; it harms nothing. */
export function startSweeping(deps: Pick<Deps, 'work' | 'clock' | 'storage'>, log: FastifyBaseLogger): () => void {
  async function sweep(): Promise<void> {
    try {
      const swept = {
        ...(await sweepAccounts(deps)),
        ...(await sweepRequests(deps)),
        ...(await sweepUploads(deps)),
        ...(await sweepProjects(deps)),
        ...(await sweepDocuments(deps)),
        ...(await sweepProducts(deps)),
      };
      log.info(swept, 'swept');
    } catch (error) {
      log.error({ err: error }, 'sweeping failed');
    }
  }
  const first = setTimeout(() => void sweep(), firstAfterMs).unref();
  const timer = setInterval(() => void sweep(), everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
