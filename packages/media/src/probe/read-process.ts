import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MediaCall, MediaFacts } from '@adwright/domain/engines/media.ts';
import { narrowEnvironment } from '../ffmpeg/environment.ts';
import { patience } from '../ffmpeg/safe-input.ts';
import { type MediaFault, MediaFaultError } from './media-fault.ts';

/** What the process answers, once. */
export type ReadAnswer =
  | { readonly facts: MediaFacts | null }
  | { readonly fault: MediaFault; readonly message: string };

const program = fileURLToPath(new URL('./read-worker.ts', import.meta.url));

/** A container that would need more to be read was made to. */
const execArgv = [...process.execArgv, '--max-old-space-size=192'];

/** Reads a container in a process of its own: a file that is made to take for ever holds up nobody's request. */
export function readInProcess(file: string, { signal }: MediaCall): Promise<MediaFacts | null> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stdio = ['ignore', 'ignore', 'ignore', 'ipc'] as const;
    const child = fork(program, [file], { stdio: [...stdio], execArgv, env: narrowEnvironment() });
    let answer: ReadAnswer = { fault: 'unreadable', message: 'reading it took too long or too much' };
    const kill = (): void => void child.kill('SIGKILL');
    const timer = setTimeout(kill, patience.look * 1000);
    signal?.addEventListener('abort', kill, { once: true });
    child.on('message', (message: ReadAnswer) => {
      answer = message;
      kill();
    });
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', kill);
      if (signal?.aborted) reject(signal.reason instanceof Error ? signal.reason : new Error('cancelled'));
      else if ('facts' in answer) resolve(answer.facts);
      else reject(new MediaFaultError(answer.fault, answer.message));
    });
  });
}
