import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a rendering process tells its parent. */
export type RenderReport<Result> =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'failed'; readonly problem: string };

export type RenderWatch = {
  readonly signal?: AbortSignal;
  progress?(share: number): void;
};

/** A temporary folder for one job, removed whatever happens. */
export async function withWorkFolder<T>(parent: string | undefined, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(parent ?? tmpdir(), 'adwright-render-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Renders in a process of its own, so that the caller's event loop and memory stay its own. Cancelling ends
 * it within a second.
 */
export function inRenderProcess<Result>(
  worker: URL,
  order: object,
  { signal, progress }: RenderWatch,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(worker), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaint = '';
    let answer: { readonly result: Result } | undefined;
    let problem: string | undefined;
    let last: NodeJS.Timeout | undefined;
    const abort = (): void => {
      child.kill('SIGTERM');
      last = setTimeout(() => child.kill('SIGKILL'), 400);
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    });
    child.on('message', (report: RenderReport<Result>) => {
      if (report.kind === 'progress') progress?.(report.share);
      else if (report.kind === 'done') answer = report;
      else problem = report.problem;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(last);
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
      else if (answer) resolve(answer.result);
      else reject(new Error(problem ?? `the renderer ended with ${code}: ${complaint.trim()}`));
    });
    child.send(order);
  });
}
