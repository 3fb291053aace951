import { type ChildProcess, fork } from 'node:child_process';
import { narrowEnvironment } from '@adwright/media/ffmpeg/environment.ts';

/** A process that renders, and how often it has. */
export type RenderingProcess = { readonly child: ChildProcess; readonly program: string; orders: number };

/**
 * About as long as somebody takes to watch a video and to change a word of it. The memory of one that waits is worth the
 * second it saves the next video, but not for ever.
 */
const patience = 120_000;
/** Whatever leaks, if anything does, is gone after so many. */
const mostOrders = 50;

/**
 * Pictures come and go; compiled code that waits for the next order must not be collected with them. Their bytes outside
 * the heap would have the small heap beside them searched every second; `collectMuchGarbage` knows better when. What
 * its parent saves on new objects is not saved here: this one ends, and gives all of it back.
 */
const execArgv = [...process.execArgv, '--no-flush-bytecode', '--heap-growing-percent=400', '--max-semi-space-size=32'];

/** At most one of each program: a busy server always has its next order soon. */
const resting = new Map<string, { readonly process: RenderingProcess; wake(): void }>();

/** One that has rendered before, so that its code is compiled and its fonts are read, or a new one. */
export function takeProcess(program: string): RenderingProcess {
  const known = resting.get(program);
  if (!known) {
    const child = fork(program, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv,
      env: narrowEnvironment(),
    });
    return { child, program, orders: 1 };
  }
  known.wake();
  hold(known.process.child, true);
  known.process.orders += 1;
  return known.process;
}

/** After an order that went well. This process may end meanwhile; the one that rests ends with it. */
export function restProcess(process: RenderingProcess): void {
  const { child, program, orders } = process;
  if (orders >= mostOrders || resting.has(program)) {
    child.disconnect();
    return;
  }
  hold(child, false);
  const rested = setTimeout(() => child.disconnect(), patience);
  rested.unref();
  const wake = (): void => {
    clearTimeout(rested);
    resting.delete(program);
    for (const end of ends) child.off(end, wake);
  };
  for (const end of ends) child.on(end, wake);
  resting.set(program, { process, wake });
}

/** By its time or by somebody else: nobody must be given one that ended. */
const ends = ['disconnect', 'exit', 'error'] as const;

/** Whether this process stays alive for the other. */
function hold(child: ChildProcess, held: boolean): void {
  const handles = [child, child.channel, child.stderr as { ref(): void; unref(): void } | null];
  for (const handle of handles) {
    if (held) handle?.ref();
    else handle?.unref();
  }
}
