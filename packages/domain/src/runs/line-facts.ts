/** What is known about when a run begins and ends. Seconds are measured, of runs that succeeded lately. */
export type LineFacts = {
  /** Whose turn comes before, by tool. */
  readonly ahead: readonly { readonly tool: string; readonly runs: number }[];
  /** What its queue's workers are at, for how long, and how many of a hundred parts of it are done. */
  readonly underWay: readonly { readonly tool: string; readonly seconds: number; readonly progress: number }[];
  /** By tool; one that has never succeeded is missing. */
  readonly measured: ReadonlyMap<string, number>;
};
