/**
 * Models live in processes of their own: they start at the first request, stay warm, are shared by everybody, and a
 * crash in their native code costs no request but the one it happened in, which gets a second try.
 */
import { FairLine } from './fair-line.ts';
import { ModelError } from './model-error.ts';
import { cpuMs, watchOwnTime } from './own-time.ts';
import { type ModelProcess, ProcessEnded, startModelProcess } from './model-process.ts';
import type { ModelReply, ModelTasks } from './serve-models.ts';

export type ModelHostOptions = {
  /** A module that calls `serveModels`. */
  readonly entry: URL;
  readonly processes: number;
  /** A process that holds more than this when it has answered is replaced by a fresh one. */
  readonly maxRssMb: number;
  /** Requests that may wait; the next one is refused as `busy`. */
  readonly queueLimit: number;
  /** A process without work for this long is ended and gives its memory back. */
  readonly idleMs: number;
  /** How much time of its own one request may take: waiting for a free process or a busy machine not counted. */
  readonly callTimeoutMs: number;
  /** A process whose caller has given up may finish within this time and keep its models; else it is ended. */
  readonly lingerMs: number;
};

export type CallOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** On whose behalf; people take turns, and nobody fills the queue alone. */
  readonly person?: string | undefined;
};

export type ModelHost<Tasks extends ModelTasks> = {
  /** Rejects with a ModelError, or with the signal's reason, at once. */
  call<Task extends keyof Tasks & string>(
    task: Task,
    payload: Parameters<Tasks[Task]>[0],
    options?: CallOptions,
  ): Promise<Awaited<ReturnType<Tasks[Task]>>>;
  /** The processes that are up. */
  pids(): number[];
  close(): Promise<void>;
};

type Call = {
  /** Empty for work that is nobody's. */
  readonly person: string;
  readonly task: string;
  readonly payload: unknown;
  readonly timeoutMs: number;
  /** Set while a process works on it: ends that process. */
  stop: ((reason: Error, afterMs?: number) => void) | undefined;
  answer(reply: ModelReply): void;
  fail(error: Error): void;
};

export function createModelHost<Tasks extends ModelTasks>(options: ModelHostOptions): ModelHost<Tasks> {
  const waiting = new FairLine<Call>();
  const running = new Set<Call>();
  const processes = new Set<ModelProcess>();
  const idle = new Map<ModelProcess, NodeJS.Timeout>();
  let closed = false;
  /** How long requests took lately. */
  let meanMs = 1000;

  function start(): ModelProcess {
    const process = startModelProcess(options.entry);
    processes.add(process);
    void process.ended.then(() => {
      forget(process);
      feed();
    });
    return process;
  }

  function forget(process: ModelProcess): void {
    processes.delete(process);
    clearTimeout(idle.get(process));
    idle.delete(process);
  }

  function retire(process: ModelProcess): void {
    forget(process);
    process.kill();
  }

  function rest(process: ModelProcess): void {
    const timer = setTimeout(() => retire(process), options.idleMs).unref();
    idle.set(process, timer);
  }

  /** One that has the model in memory, else any idle one, else a new one while there is room. */
  function take(task: string): ModelProcess | undefined {
    const candidates = [...idle.keys()];
    const process = candidates.find((candidate) => candidate.warm.has(task)) ?? candidates[0];
    if (!process) return processes.size < options.processes ? start() : undefined;
    clearTimeout(idle.get(process));
    idle.delete(process);
    return process;
  }

  function feed(): void {
    for (let next = waiting.peek(); next !== undefined; next = waiting.peek()) {
      const process = take(next.task);
      if (!process) return;
      waiting.take();
      void execute(next, process, 1);
    }
  }

  async function execute(call: Call, process: ModelProcess, attempt: 1 | 2): Promise<void> {
    let stopped: Error | undefined;
    let ending: NodeJS.Timeout | undefined;
    call.stop = (reason, afterMs = 0) => {
      stopped ??= reason;
      if (afterMs === 0) process.kill();
      else ending ??= setTimeout(() => process.kill(), afterMs);
    };
    running.add(call);
    const late = new ModelError('timeout', call.task, `took longer than ${call.timeoutMs} ms`);
    const stopWatching = watchOwnTime({
      ms: call.timeoutMs,
      spent: () => cpuMs(process.pid),
      onLate: () => call.stop?.(late),
    });
    const startedAt = performance.now();
    try {
      const reply = await process.run(call.task, call.payload);
      meanMs += (performance.now() - startedAt - meanMs) / 8;
      if (reply.rssMb > options.maxRssMb) retire(process);
      else rest(process);
      call.answer(reply);
    } catch (error) {
      if (error instanceof ProcessEnded) forget(process);
      else rest(process);
      if (!(error instanceof ProcessEnded)) {
        call.fail(new ModelError('failed', call.task, error instanceof Error ? error.message : String(error)));
      } else if (stopped) {
        call.fail(stopped);
      } else if (attempt === 1) {
        void execute(call, start(), 2);
        return;
      } else {
        call.fail(new ModelError('crashed', call.task, error.message));
      }
    } finally {
      stopWatching();
      clearTimeout(ending);
    }
    running.delete(call);
    feed();
    if (running.size === 0) waiting.forgetTurns();
  }

  function enqueue(call: Call): void {
    if (closed) throw new ModelError('closed', call.task, 'the models are shut down');
    const atOnce = idle.size > 0 || processes.size < options.processes;
    const own = call.person === '' ? 0 : waiting.sizeOf(call.person);
    if (!atOnce && (waiting.size >= options.queueLimit || own >= options.queueLimit / 2)) {
      const retryAfter = Math.ceil(((waiting.size + 1) * meanMs) / options.processes / 1000);
      throw new ModelError('busy', call.task, `${waiting.size} requests wait already`, { retryAfter });
    }
    waiting.push(call);
    feed();
  }

  function abandon(call: Call, reason: Error): void {
    if (!waiting.remove(call)) call.stop?.(reason, options.lingerMs);
    call.fail(reason);
  }

  return {
    async call(task, payload, { signal, timeoutMs = options.callTimeoutMs, person = '' } = {}) {
      signal?.throwIfAborted();
      let abort: (() => void) | undefined;
      try {
        const reply = await new Promise<ModelReply>((resolve, reject) => {
          const call: Call = { person, task, payload, timeoutMs, stop: undefined, answer: resolve, fail: reject };
          abort = () => abandon(call, signal?.reason as Error);
          signal?.addEventListener('abort', abort, { once: true });
          enqueue(call);
        });
        if ('problem' in reply)
          throw new ModelError('failed', task, reply.problem.message, { code: reply.problem.code });
        return reply.result as never;
      } finally {
        if (abort) signal?.removeEventListener('abort', abort);
      }
    },
    pids: () => [...processes].flatMap((process) => process.pid ?? []),
    async close() {
      closed = true;
      const ended = [...processes].map((process) => process.ended);
      const reason = (call: Call) => new ModelError('closed', call.task, 'the models are shut down');
      for (const call of waiting.clear()) call.fail(reason(call));
      for (const call of running) call.stop?.(reason(call));
      for (const process of processes) retire(process);
      await Promise.all(ended);
    },
  };
}
