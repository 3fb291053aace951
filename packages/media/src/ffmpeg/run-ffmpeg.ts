import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { narrowEnvironment } from './environment.ts';

export type FfmpegWatch = {
  readonly signal?: AbortSignal | undefined;
  /** No honest file takes longer; one that does was made to. */
  readonly limitSeconds?: number | undefined;
};

type Started = {
  readonly child: ChildProcess;
  /** What it said on its way, the last of it. */
  readonly done: Promise<string>;
};

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/** A hostile file could have it complain for ever. */
const longestComplaint = 16_000;

/** ffmpeg gave up by itself, with its own words: most often it is the file's fault. */
export class FfmpegFailed extends Error {
  override readonly name = 'FfmpegFailed';
}

/** Starts ffmpeg so that whoever answers requests goes first, and with nothing in its environment worth stealing. */
export function startFfmpeg(
  path: string,
  args: readonly string[],
  { cwd, stdio, ...watch }: FfmpegWatch & { readonly cwd?: string | undefined; readonly stdio: StdioOptions },
): Started {
  const child = spawn(path, ['-hide_banner', ...args], { stdio, env: narrowEnvironment(), cwd });
  giveWay(child.pid);
  return { child, done: ended(child, watch) };
}

/** Runs ffmpeg to its end; an abort or the end of its time kills it at once. Answers what it said. */
export function runFfmpeg(
  path: string,
  args: readonly string[],
  { signal, limitSeconds, cwd }: FfmpegWatch & { readonly cwd?: string } = {},
): Promise<string> {
  const { done } = startFfmpeg(path, ['-nostdin', '-v', 'error', '-y', ...args], {
    signal,
    limitSeconds,
    cwd,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return done;
}

/** Runs it for what it writes to its standard output, piece by piece. */
export async function readFfmpeg(
  path: string,
  args: readonly string[],
  watch: FfmpegWatch,
  take: (piece: Buffer) => void,
): Promise<void> {
  const { child, done } = startFfmpeg(path, ['-nostdin', '-v', 'error', ...args, 'pipe:1'], {
    ...watch,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', take);
  await done;
}

function ended(child: ChildProcess, { signal, limitSeconds }: FfmpegWatch): Promise<string> {
  return new Promise((settle, reject) => {
    let complaint = '';
    let late: Error | undefined;
    const kill = (): void => void child.kill('SIGKILL');
    const timer =
      limitSeconds === undefined
        ? undefined
        : setTimeout(() => {
            late = new FfmpegFailed(`ffmpeg took more than ${limitSeconds} s`);
            kill();
          }, limitSeconds * 1000);
    if (signal?.aborted) kill();
    signal?.addEventListener('abort', kill, { once: true });
    child.stderr?.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString()).slice(-longestComplaint);
    });
    const leave = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
    };
    child.on('error', (error) => {
      leave();
      reject(error);
    });
    child.on('close', (code) => {
      leave();
      if (signal?.aborted) reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
      else if (late) reject(late);
      else if (code === 0) settle(complaint);
      else reject(new FfmpegFailed(`ffmpeg ended with ${code}: ${complaint.trim().slice(-2000)}`));
    });
  });
}

/** Never the other way: a rendering process that steps back further hands that on to all it starts. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined && getPriority(pid) < PRIORITY_BELOW_NORMAL) setPriority(pid, PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it, and a process may be gone already; then it merely competes as an equal.
  }
}
