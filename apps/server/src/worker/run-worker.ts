import type { FastifyBaseLogger } from 'fastify';
import { fillLibrary } from '../library/fill-library.ts';
import type { Adapters } from '../open-adapters.ts';
import type { Toolbox } from '../start-server.ts';
import { startSweeping } from '../start-sweeping.ts';
import { startJobs } from './start-jobs.ts';
import { untilDone } from './until-done.ts';
import { startWorker, type Worker, type WorkerOptions } from './start-worker.ts';

/** The role that works: runs, what is done by the clock, and clearing away what has run out. */
export async function runWorker(
  { database, deps, runs }: Pick<Adapters, 'database' | 'deps' | 'runs'>,
  log: FastifyBaseLogger,
  toolbox: Toolbox,
  concurrency: NonNullable<WorkerOptions['concurrency']>,
): Promise<Worker> {
  const stopJobs = await startJobs(database, deps, log);
  const worker = await startWorker({ deps, runs, log, concurrency, ...toolbox });
  const stopSweeping = startSweeping(deps, log);
  const stopping = new AbortController();
  const filling = untilDone(() => fillLibrary(deps.library), { signal: stopping.signal }).then(
    (filled) => void (filled > 0 && log.info({ filled }, 'sample ads filled in')),
    // The next start fills them in.
    (error: unknown) => log.error({ err: error }, 'sample ads were not filled in'),
  );
  return {
    async stop() {
      stopSweeping();
      stopping.abort();
      await Promise.all([worker.stop(), stopJobs(), filling]);
    },
  };
}
