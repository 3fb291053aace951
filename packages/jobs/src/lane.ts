import type { TakenRun } from '@adwright/domain/runs/run-line.ts';

export type LaneOptions = {
  readonly concurrency: number;
  readonly take: () => Promise<TakenRun | null>;
  /** Never rejects. */
  readonly execute: (run: TakenRun) => Promise<void>;
  readonly onTrouble: (trouble: Error) => void;
};

/** The places that this process has for the runs of one queue. */
export class Lane {
  readonly #options: LaneOptions;
  readonly #underWay = new Set<Promise<void>>();
  #filling: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(options: LaneOptions) {
    this.#options = options;
  }

  /** Something may be waiting. Called as often as one likes: while it looks, another call makes it look once more. */
  look(): void {
    this.#again = true;
    this.#filling ??= this.#fill().finally(() => {
      this.#filling = undefined;
      // Called between the last look and here.
      if (this.#again) this.look();
    });
  }

  /** Takes no more; over when nothing is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#filling;
    await Promise.all(this.#underWay);
  }

  async #fill(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        while (!this.#closed && this.#underWay.size < this.#options.concurrency) {
          const run = await this.#options.take();
          if (run === null) break;
          this.#begin(run);
        }
      }
    } catch (error) {
      this.#options.onTrouble(new Error('The queue could not be asked for the next run', { cause: error }));
    }
  }

  #begin(run: TakenRun): void {
    const work = this.#options.execute(run).finally(() => {
      this.#underWay.delete(work);
      this.look();
    });
    this.#underWay.add(work);
  }
}
