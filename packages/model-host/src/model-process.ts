import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ModelReply, ModelRequest } from './serve-models.ts';

/** The process was gone before it answered; the message ends with its last words. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
}

export type ModelProcess = {
  readonly pid: number | undefined;
  /** The tasks whose models it holds in memory. */
  readonly warm: ReadonlySet<string>;
  readonly ended: Promise<void>;
  /** One at a time. Rejects with ProcessEnded when the process dies, with another error when nothing was sent. */
  run(task: string, payload: unknown): Promise<ModelReply>;
  kill(): void;
};

type Asked = { readonly id: number; resolve(reply: ModelReply): void; reject(error: Error): void };

const lastWordsLength = 2000;

export function startModelProcess(entry: URL): ModelProcess {
  const child = fork(fileURLToPath(entry), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Flags of the parent (a debugger's, a test runner's) are not meant for models.
    execArgv: [],
  });
  const warm = new Set<string>();
  let asked: Asked | undefined;
  let nextId = 1;
  let lastWords = '';

  child.stderr?.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString()).slice(-lastWordsLength);
  });
  child.on('message', (reply: ModelReply) => {
    if (asked?.id !== reply.id) return;
    const { resolve } = asked;
    asked = undefined;
    keepParentAlive(child, false);
    resolve(reply);
  });
  const ended = new Promise<void>((resolve) => {
    const end = (cause: string): void => {
      asked?.reject(new ProcessEnded(`the process ${cause}${lastWords === '' ? '' : `: ${lastWords.trim()}`}`));
      asked = undefined;
      resolve();
    };
    child.once('close', (code, signal) => end(`ended with ${signal ?? code}`));
    // A child that could not be started has no close.
    child.once('error', (error) => end(`could not be used (${error.message})`));
  });
  keepParentAlive(child, false);

  return {
    pid: child.pid,
    warm,
    ended,
    kill() {
      child.kill('SIGKILL');
      // Whoever waits for the end must get to see it.
      keepParentAlive(child, true);
    },
    run(task, payload) {
      return new Promise((resolve, reject) => {
        if (child.exitCode !== null || child.signalCode !== null) {
          reject(new ProcessEnded('the process had ended'));
          return;
        }
        const request: ModelRequest = { id: nextId, task, payload };
        // Throws for a payload that cannot be copied. A broken pipe is reported by the end of the process.
        child.send(request, () => undefined);
        nextId += 1;
        warm.add(task);
        asked = { id: request.id, resolve, reject };
        keepParentAlive(child, true);
      });
    },
  };
}

/** An idle process must not hold up its parent's exit; a request under way must. */
function keepParentAlive(child: ChildProcess, alive: boolean): void {
  const handles = [child, child.channel, child.stderr as { ref?(): void; unref?(): void } | null];
  for (const handle of handles) {
    if (alive) handle?.ref?.();
    else handle?.unref?.();
  }
}
