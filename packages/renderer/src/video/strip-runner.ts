/** Rows handled together: so much of a frame stays in the processor's cache while all layers are laid on it. */
export const stripRows = 64;

/** Work on a frame that can be done rows by rows, [from, to) being even. */
export type Step = {
  /** The frame that it changes. */
  readonly target: number;
  run(from: number, to: number): void;
};

/** Collects the steps that make a frame and does all of them strip by strip, instead of each over the whole frame. */
export class StripRunner {
  private steps: Step[] = [];

  /** What was asked for last. */
  get last(): Step | undefined {
    return this.steps.at(-1);
  }

  add(step: Step): void {
    this.steps.push(step);
  }

  /** Hides everything that its frame shows, so what was only just laid there need not be. */
  cover(step: Step): void {
    while (this.steps.at(-1)?.target === step.target) this.steps.pop();
    this.steps.push(step);
  }

  run(height: number): void {
    for (let from = 0; from < height; from += stripRows) {
      const to = Math.min(from + stripRows, height);
      for (const step of this.steps) step.run(from, to);
    }
    this.steps = [];
  }
}
