import { executeRun } from '@adwright/domain/runs/execute-run.ts';
import { failDeadRun } from '@adwright/domain/runs/fail-dead-run.ts';
import type { QueueName, RunHandler, ToolCatalog } from '@adwright/domain/runs/ports.ts';
import { recoverRuns } from '@adwright/domain/runs/recover-runs.ts';
import { tellFinishedRuns } from '@adwright/domain/runs/tell-finished-runs.ts';
import { searchOfRun } from '@adwright/tools/search-of-run.ts';
import type { RunQueue } from '@adwright/jobs/open-queue.ts';
import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import type { Deps } from '../deps.ts';

type WorkerEngine = 'engines' | 'pictures' | 'speech' | 'rendering' | 'media';

export type WorkerOptions = {
  readonly deps: Pick<
    Deps,
    'work' | 'events' | 'clock' | 'mailer' | 'letters' | 'storage' | 'workFolders' | WorkerEngine
  >;
  readonly runs: RunQueue;
  /** Which tools this worker serves, and how their engines are loaded. */
  readonly tools: ToolCatalog;
  readonly loadHandler: (tool: string) => Promise<RunHandler>;
  readonly log: FastifyBaseLogger;
  readonly concurrency?: Partial<Record<QueueName, number>>;
  /** How long work under way may go on after `stop`; then it goes back to the queue. */
  readonly drainSeconds?: number;
};

export type Worker = { stop(): Promise<void> };

const recoverEveryMs = 15_000;
/** A run this young may be on its way into the queue in another process. */
const recoverOlderThanSeconds = 5;

/** Short work runs side by side; a video has the machine to itself. */
function defaultConcurrency(): Record<QueueName, number> {
  const cores = availableParallelism();
  return { quick: Math.max(2, cores), picture: Math.max(1, Math.floor(cores / 2)), video: 1, model: 1 };
}

/** Binds the tools to the queue: from now on runs are executed here. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { deps, runs, tools, loadHandler, log, drainSeconds = 30 } = options;
  const concurrency = { ...defaultConcurrency(), ...options.concurrency };
  const execution = {
    work: deps.work,
    events: deps.events,
    storage: deps.storage,
    workFolders: deps.workFolders,
    engines: deps.engines,
    pictures: deps.pictures,
    speech: deps.speech,
    rendering: deps.rendering,
    media: deps.media,
    tools,
    loadHandler,
  };
  const recovery = { work: deps.work, queue: runs.queue, clock: deps.clock };

  async function recover(olderThanSeconds: number): Promise<void> {
    try {
      const recovered = await recoverRuns(recovery, { olderThanSeconds });
      if (recovered > 0) log.warn({ recovered }, 'queued runs whose queueing had been cut off');
    } catch (error) {
      log.error({ err: error }, 'recovering runs failed');
    }
  }

  await runs.onDead(async (runId) => {
    log.warn({ runId }, 'run given up');
    await failDeadRun(deps, runId);
  });
  for (const name of Object.keys(concurrency) as QueueName[]) {
    await runs.work(name, { concurrency: concurrency[name] }, async (delivery) => {
      const outcome = await executeRun(execution, delivery);
      log.info({ runId: delivery.runId, attempt: delivery.attempt, outcome }, 'run executed');
    });
  }
  async function tell(): Promise<void> {
    try {
      const told = await tellFinishedRuns({ ...deps, searchOf: searchOfRun });
      if (told > 0) log.info({ told }, 'mailed that runs have ended');
    } catch (error) {
      log.error({ err: error }, 'mailing that runs have ended failed');
    }
  }

  await recover(0);
  const timer = setInterval(() => void recover(recoverOlderThanSeconds).then(tell), recoverEveryMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await runs.stop({ drainSeconds });
    },
  };
}
