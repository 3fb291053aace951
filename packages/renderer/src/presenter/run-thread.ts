import { Worker } from 'node:worker_threads';

type Watch<News> = { readonly signal?: AbortSignal | undefined; onNews(news: News): void };

/** Runs a file in a thread of its own, which ends with the run, in the middle of whatever it draws. */
export async function runThread<News>(file: URL, task: object, { signal, onNews }: Watch<News>): Promise<void> {
  signal?.throwIfAborted();
  const worker = new Worker(file, { workerData: task });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const abort = (): void => reject(signal?.reason as Error);
  signal?.addEventListener('abort', abort, { once: true });
  worker.on('message', onNews);
  worker.on('error', reject);
  worker.on('exit', (code) =>
    code === 0 ? resolve() : reject(new Error(`the presenter's thread ended with ${code}`)),
  );
  try {
    await promise;
  } finally {
    signal?.removeEventListener('abort', abort);
    await worker.terminate();
  }
}
