import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from './deps.ts';
import { runSweep } from './run-sweep.ts';

const everyMs = 60 * 60 * 1000;
const firstAfterMs = 60 * 1000;

type SweepingDeps = Pick<Deps, 'clock' | 'storage' | 'workFolders' | 'rendering'>;

/** Removes what has run out of what lies on this machine, now and then; what all share is swept by a job. */
export function startSweeping(deps: SweepingDeps, log: FastifyBaseLogger): () => void {
  const sweep = runSweep(log, [
    () => deps.storage.sweepUnpublished(deps.clock()),
    () => deps.workFolders.sweep(),
    () => deps.rendering.trimCache(),
  ]);
  let sweeping = false;
  async function sweepOnce(): Promise<void> {
    if (sweeping) return;
    sweeping = true;
    await sweep();
    sweeping = false;
  }
  const first = setTimeout(() => void sweepOnce(), firstAfterMs).unref();
  const timer = setInterval(() => void sweepOnce(), everyMs).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
