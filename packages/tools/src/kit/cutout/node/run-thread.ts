import { Worker } from 'node:worker_threads';
import { AppError } from '@adwright/contract/errors.ts';

/**
 * Runs a drawing script in a thread of its own, so that the worker stays quick to answer, and hands over each part as
 * it is made. A cancelled run's thread is ended at once, in the middle of whatever it draws.
 */
export async function runThread(
  script: URL,
  task: unknown,
  signal: AbortSignal,
  take: (part: unknown) => Promise<void>,
): Promise<void> {
  signal.throwIfAborted();
  const worker = new Worker(script, { workerData: task });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  let taken = Promise.resolve();
  worker.on('message', (part: unknown) => {
    taken = taken.then(() => take(part));
    taken.catch(reject);
  });
  worker.on('error', (error) => {
    // Of an error that leaves a thread only its words arrive; an AppError's are its code.
    const code = error.message === 'wrong_file_kind' ? error.message : 'tool_failed';
    reject(new AppError(code, {}, [], { cause: error }));
  });
  worker.on('exit', (code) => {
    if (code === 0) taken.then(resolve, reject);
    else reject(new AppError('tool_failed'));
  });
  try {
    await promise;
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
