import type { z } from 'zod';
import type { Adapters, VendorCapability } from './adapters.ts';
import type { PriceList } from './call/price.ts';

export type VendorEnv = Readonly<Record<string, unknown>>;

/** A vendor with its key: makes the adapter of a model. */
export type Connection = {
  /** What must never be logged. */
  readonly secrets: readonly string[];
  readonly adapters: { readonly [Id in VendorCapability]?: (model: string) => Adapters[Id] };
  /** Asks, for free, whether the key is taken and the model is there. Rejects with a ProviderError. */
  probe(model: string, signal: AbortSignal): Promise<void>;
};

/** What is known of a vendor without loading its client: the one description that lists, docs and doctor read. */
export type Vendor = {
  readonly id: string;
  readonly title: string;
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** What it can do, with the model that is taken when none is named; null where one has to be named. */
  readonly models: { readonly [Id in VendorCapability]?: string | null };
  readonly prices: PriceList;
  /** The variable that is still needed; null when it can be used. */
  missing(env: VendorEnv): string | null;
  connect(env: VendorEnv): Promise<Connection>;
};
