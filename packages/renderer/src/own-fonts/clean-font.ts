import { Worker } from 'node:worker_threads';

export type CleanFont = { readonly body: Uint8Array; readonly mime: string; readonly extension: string };

/** Longer than the largest font takes on a busy machine. */
const patienceMs = 30_000;

/**
 * A font with nothing in it but shapes and how to set them: tables are written anew, programs for hinting, pictures,
 * colors and SVG stay behind. Null for what is no font we can use. Untrusted bytes are read in a thread of their own, by
 * code that cannot leave its sandbox.
 */
export function cleanFont(bytes: Uint8Array): Promise<CleanFont | null> {
  const cleaned = last.then(() => cleanInThread(bytes));
  last = cleaned;
  return cleaned;
}

/** One after the other: each takes a hundred megabytes for a moment, and whoever sends many must not take more. */
let last: Promise<unknown> = Promise.resolve();

function cleanInThread(bytes: Uint8Array): Promise<CleanFont | null> {
  const worker = new Worker(new URL('./clean-font-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    const end = (font: CleanFont | null): void => {
      clearTimeout(late);
      resolve(font);
      void worker.terminate();
    };
    const late = setTimeout(() => end(null), patienceMs);
    worker.once('message', (font: CleanFont | null) => end(font));
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}
