import type { Capability } from '@adwright/contract/service/capability.ts';

/** What a call used, in the units that providers charge by. */
export type ProviderUnits = {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly characters?: number;
  readonly images?: number;
  readonly seconds?: number;
};

export type ProviderCallOutcome = 'started' | 'succeeded' | 'failed' | 'cancelled';

/** Money is whole millionths of a US dollar. */
export type NewProviderCall = {
  readonly userId: string | null;
  readonly runId: string | null;
  readonly capability: Capability;
  readonly vendor: string;
  readonly model: string;
  /** The estimate while it is under way, so that a call cut off by a crash still counts. Null: no price is known. */
  readonly costMicros: number | null;
};

export type ProviderCallEnd = {
  readonly outcome: Exclude<ProviderCallOutcome, 'started'>;
  readonly units: ProviderUnits;
  readonly costMicros: number | null;
  readonly ms: number;
  /** The kind of failure in a word; never what the other party wrote, which may hold a secret. */
  readonly failure: string | null;
};

/** Every call to another party with what it cost. */
export type ProviderCallStore = {
  /** Until the transaction ends, nobody else may begin a call of this capability: for reading what is spent. */
  lock(capability: Capability): Promise<void>;
  spentSince(capability: Capability, since: Date): Promise<number>;
  begin(call: NewProviderCall): Promise<string>;
  end(id: string, end: ProviderCallEnd): Promise<void>;
};
