import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restProcess, takeProcess } from './resting-processes.ts';

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
    const process = takeProcess(fileURLToPath(worker));
    const { child } = process;
    let complaint = '';
    let problem: string | undefined;
    let last: NodeJS.Timeout | undefined;
    const abort = (): void => {
      child.kill('SIGTERM');
      last = setTimeout(() => child.kill('SIGKILL'), 400);
    };
    const complain = (chunk: Buffer): void => {
      complaint = (complaint + chunk.toString()).slice(-2000);
    };
    const told = (report: RenderReport<Result>): void => {
      if (report.kind === 'progress') progress?.(report.share);
      else if (report.kind === 'failed') problem = report.problem;
      else if (!signal?.aborted) {
        leave();
        restProcess(process);
        resolve(report.result);
      }
    };
    const closed = (code: number | null): void => {
      leave();
      if (signal?.aborted) reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
      else reject(new Error(problem ?? `the renderer ended with ${code}: ${complaint.trim()}`));
    };
    const leave = (): void => {
      clearTimeout(last);
      signal?.removeEventListener('abort', abort);
      child.stderr?.off('data', complain);
      child.off('message', told).off('error', reject).off('close', closed);
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    child.stderr?.on('data', complain);
    child.on('message', told).on('error', reject).on('close', closed);
    child.send(order);
  });
}
