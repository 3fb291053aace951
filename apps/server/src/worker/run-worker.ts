import type { FastifyBaseLogger } from 'fastify';
import type { Adapters } from '../open-adapters.ts';
import type { Toolbox } from '../start-server.ts';
import { startSweeping } from '../start-sweeping.ts';
import { startWorker, type Worker } from './start-worker.ts';

/** The role that works: runs, and clearing away what has run out. */
export async function runWorker(
  { deps, runs }: Pick<Adapters, 'deps' | 'runs'>,
  log: FastifyBaseLogger,
  toolbox: Toolbox,
): Promise<Worker> {
  const worker = await startWorker({ deps, runs, log, ...toolbox });
  const stopSweeping = startSweeping(deps, log);
  return {
    stop() {
      stopSweeping();
      return worker.stop();
    },
  };
}
