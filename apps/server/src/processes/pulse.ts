import type { ChildProcess } from 'node:child_process';
import type { FromRole, ToRole } from './role-messages.ts';

/**
 * A process that hangs does not end, so nobody would start it again: it keeps its port and answers nobody. So each is
 * asked now and then, and one that has not answered for so many times in a row is ended. What is counted are questions,
 * not seconds: a computer that slept is no process that hangs.
 */
export type Pulse = { readonly askEachMs: number; readonly unanswered: number };

/** A minute: whatever a process does at once, however busy the machine, is over before that. */
const usual: Pulse = { askEachMs: 5000, unanswered: 12 };

export function watchPulse(child: ChildProcess, onHang: () => void, { askEachMs, unanswered }: Pulse = usual): void {
  let open = 0;
  const ask = (): void => {
    if (open >= unanswered) {
      stop();
      onHang();
      child.kill('SIGKILL');
      return;
    }
    open += 1;
    if (child.connected) child.send('alive?' satisfies ToRole, () => undefined);
  };
  const timer = setInterval(ask, askEachMs).unref();
  const stop = (): void => clearInterval(timer);
  child.on('message', (message: FromRole) => {
    if (message === 'alive') open = 0;
  });
  child.once('exit', stop);
}

/** In the process that is asked. */
export function answerPulse(): void {
  process.on('message', (message: ToRole) => {
    if (message === 'alive?') process.send?.('alive' satisfies FromRole, () => undefined);
  });
}
