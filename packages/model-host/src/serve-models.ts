/** The far side of a model host: answers one request at a time until its parent is gone. */
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** One function per task. What it takes and gives crosses processes: plain values and typed arrays only. */
export type ModelTasks = Readonly<Record<string, (payload: never) => unknown>>;

export type ModelRequest = { readonly id: number; readonly task: string; readonly payload: unknown };

export type ModelReply = { readonly id: number; readonly rssMb: number } & (
  | { readonly result: unknown }
  | { readonly problem: { readonly message: string; readonly code?: string } }
);

export function serveModels(tasks: ModelTasks): void {
  leaveRoomForOthers();
  dieWithParent();
  process.on('message', ({ id, task, payload }: ModelRequest) => {
    const handler = Object.hasOwn(tasks, task) ? tasks[task] : undefined;
    Promise.resolve()
      .then(() => {
        if (!handler) throw new Error('there is no such task');
        return handler(payload as never);
      })
      .then((result) => reply({ id, rssMb: rssMb(), result }))
      // Also reached by a result that cannot be sent, which would otherwise leave the caller waiting.
      .catch((error: unknown) => reply({ id, rssMb: rssMb(), problem: describe(error) }));
  });
}

function reply(message: ModelReply): void {
  process.send?.(message);
}

function rssMb(): number {
  return process.memoryUsage.rss() / 2 ** 20;
}

function describe(error: unknown): { message: string; code?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code === undefined ? { message: error.message } : { message: error.message, code };
}

/** A little behind whoever answers requests; much further back, a busy machine would starve the models. */
const politeness = 3;

function leaveRoomForOthers(): void {
  try {
    setPriority(politeness);
  } catch {
    // A sandbox may forbid it; then the models merely compete as equals.
  }
}

/**
 * Losing the channel ends an idle process. A process stuck in native code never gets to hear of it, so a thread
 * watches whose child this is.
 */
function dieWithParent(): void {
  process.on('disconnect', () => process.exit());
  const parent = process.ppid;
  const watch = `setInterval(() => { if (process.ppid !== ${parent}) process.kill(process.pid, 'SIGKILL'); }, 1000)`;
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 } }).unref();
}
