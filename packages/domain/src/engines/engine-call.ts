/** For whom an engine works: kept with its cost, and told when to stop. */
export type EngineCall = {
  readonly userId: string | null;
  readonly runId: string | null;
  /** Stops the work, also at the other end where that can be asked for. */
  readonly signal?: AbortSignal;
};

/** What every engine of another party has in common. */
export type RemoteEngine = {
  /** True when the built-in way is to be taken once this one has failed; false when the operator wants the failure. */
  readonly builtinAfter: boolean;
};
