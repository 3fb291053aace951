import { Worker } from 'node:worker_threads';
import type { Answer, Task, Tasks, Told } from './index-worker.ts';

/** A search that takes longer is given up: nobody waits for it any more. */
const longestMs = 8000;

type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

export type IndexThread = {
  /** Rejects when the thread cannot do it, takes too long or has ended. */
  ask<Name extends keyof Tasks>(name: Name, given: Parameters<Tasks[Name]>[0]): Promise<ReturnType<Tasks[Name]>>;
  /** It has died, or was closed: nothing it is asked will be answered. */
  hasEnded(): boolean;
  close(): Promise<void>;
};

export function openIndexThread(): IndexThread {
  const waiting = new Map<number, Waiting>();
  let told = 0;
  let ended: Error | null = null;
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url));
  // What it knows is in the database: nothing is lost when the process ends without it.
  worker.unref();
  const end = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
    void worker.terminate();
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The index of ads ended')));
  worker.on('message', ({ id, ...answer }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if ('error' in answer) one?.reject(new Error(answer.error));
    else one?.resolve(answer.result);
  });

  async function ask<Name extends keyof Tasks>(name: Name, given: Parameters<Tasks[Name]>[0]) {
    if (ended !== null) throw ended;
    told += 1;
    const id = told;
    const timer = setTimeout(() => end(new Error('The index of ads does not answer')), longestMs);
    try {
      const result = await new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task: { name, given } as Task } satisfies Told);
      });
      return result as ReturnType<Tasks[Name]>;
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    ask,
    hasEnded: () => ended !== null,
    async close() {
      end(new Error('The index of ads was closed'));
      await worker.terminate();
    },
  };
}
