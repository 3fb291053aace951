import type { RunLine, TakenRun } from '@adwright/domain/runs/run-line.ts';

export type RunDelivery = {
  readonly runId: string;
  /** From 1. */
  readonly attempt: number;
  /** Whether the run is given up when this attempt fails. Read it when it fails, not before. */
  readonly lastAttempt: boolean;
  /** Aborted when the run was lost to another worker, or this worker has drained long enough. */
  readonly signal: AbortSignal;
};

export class WorkerDrainedError extends Error {
  constructor() {
    super('The worker is stopping; the run goes back to the queue');
    this.name = 'WorkerDrainedError';
  }
}

export class LeaseLostError extends Error {
  constructor() {
    super('Another worker has taken the run over');
    this.name = 'LeaseLostError';
  }
}

/** A worker that was not heard of for this long is dead. */
export const leaseSeconds = 30;
const keepEveryMs = 10_000;
export const maxAttempts = 3;
const longestPauseSeconds = 60;

type Options = {
  readonly line: RunLine;
  readonly worker: string;
  readonly onTrouble: (trouble: Error) => void;
};

/** The runs that this process has, kept by saying so now and then, and given back when it stops. */
export class Leases {
  readonly #options: Options;
  readonly #held = new Map<string, AbortController>();
  readonly #timer: NodeJS.Timeout;
  #drained = false;

  constructor(options: Options) {
    this.#options = options;
    this.#timer = setInterval(() => void this.#keep(), keepEveryMs);
  }

  /** True for a run whose lease ran out under this process's own hands and was given to it again. */
  has(runId: string): boolean {
    return this.#held.has(runId);
  }

  async deliver(run: TakenRun, handler: (delivery: RunDelivery) => Promise<void>): Promise<void> {
    const lost = new AbortController();
    this.#held.set(run.id, lost);
    const isDrained = () => this.#drained;
    try {
      await handler({
        runId: run.id,
        attempt: run.attempts + 1,
        get lastAttempt() {
          return run.attempts + 1 >= maxAttempts && !isDrained();
        },
        signal: lost.signal,
      });
    } catch (error) {
      const pauseSeconds = this.#drained ? 0 : Math.min(longestPauseSeconds, 2 * 2 ** run.attempts);
      const { line, worker } = this.#options;
      await line.putBack({ id: run.id, worker, pauseSeconds, spared: this.#drained });
      throw error;
    } finally {
      this.#held.delete(run.id);
    }
  }

  /** Asks every handler to stop; what it throws then is no attempt. */
  drain(): void {
    this.#drained = true;
    for (const lost of this.#held.values()) lost.abort(new WorkerDrainedError());
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #keep(): Promise<void> {
    const ids = [...this.#held.keys()];
    try {
      const kept = new Set(await this.#options.line.keep({ worker: this.#options.worker, ids, leaseSeconds }));
      for (const id of ids) if (!kept.has(id)) this.#held.get(id)?.abort(new LeaseLostError());
    } catch (error) {
      // Said again in time, or another worker takes over: either way nothing is lost.
      this.#options.onTrouble(new Error('The worker could not say that it is alive', { cause: error }));
    }
  }
}
