import { executeRun } from '@adwright/domain/runs/execute-run.ts';
import { failDeadRun } from '@adwright/domain/runs/fail-dead-run.ts';
import type { QueueName, RunHandler, ToolCatalog } from '@adwright/domain/runs/ports.ts';
import type { RunQueue } from '@adwright/jobs/open-queue.ts';
import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import { avatarPhotoTool } from '@adwright/contract/avatar/avatar-photo-tool.ts';
import { avatarRuns, loadAvatarPhoto } from '../avatars/avatar-photo-run.ts';
import type { Deps } from '../deps.ts';

type WorkerEngine = 'engines' | 'pictures' | 'speech' | 'rendering' | 'media' | 'people';

export type WorkerOptions = {
  readonly deps: Pick<Deps, 'work' | 'events' | 'storage' | 'workFolders' | WorkerEngine>;
  readonly runs: RunQueue;
  /** Which tools this worker serves, and how their engines are loaded. */
  readonly tools: ToolCatalog;
  readonly loadHandler: (tool: string) => Promise<RunHandler>;
  readonly log: FastifyBaseLogger;
  /** How many runs of a queue it executes at a time; what is left out has its default. */
  readonly concurrency?: Readonly<Partial<Record<QueueName, number>>>;
  /** How long work under way may go on after `stop`; then it goes back to the queue. */
  readonly drainSeconds?: number;
};

export type Worker = { stop(): Promise<void> };

/** Short work runs side by side, a video has the machine to itself, and waiting for another party costs next to nothing. */
function defaultConcurrency(): Record<QueueName, number> {
  const cores = availableParallelism();
  return { quick: Math.max(2, cores), picture: Math.max(1, Math.floor(cores / 2)), video: 1, model: 1, remote: 16 };
}

/** Binds the tools to the queue: from now on runs are executed here. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { deps, runs, tools, loadHandler, log, drainSeconds = 30 } = options;
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
    people: deps.people,
    // Photos of avatars are runs of no tool.
    tools: { ...tools, ...avatarRuns },
    loadHandler: (tool: string) => (tool === avatarPhotoTool ? loadAvatarPhoto() : loadHandler(tool)),
  };
  await runs.work(
    { ...defaultConcurrency(), ...options.concurrency },
    async (delivery) => {
      const outcome = await executeRun(execution, delivery);
      log.info({ runId: delivery.runId, attempt: delivery.attempt, outcome }, 'run executed');
    },
    async (runId) => {
      log.warn({ runId }, 'run given up');
      await failDeadRun(deps, runId);
    },
  );
  return { stop: () => runs.stop({ drainSeconds }) };
}
