import { z } from 'zod';
import { CutEngine } from '../asset/cut-engine.ts';
import { offerIds } from '../pay/offers.ts';
import { Capability } from './capability.ts';

export const PublicConfig = z.object({
  google_client_id: z.string().nullable(),
  /** What each offer is ordered by; null where it is not sold. */
  price_codes: z.record(z.enum(offerIds), z.string().nullable()),
  /** True where payments are only played through: no money is moved. */
  payments_sandbox: z.boolean(),
  build_id: z.string(),
  /** True while mail is kept in the local outbox, so the sign-up screen can say where the code went. */
  mail_outbox: z.boolean(),
  /** What another party's engine is configured for: forms offer its choices only then. */
  remote_capabilities: z.array(Capability),
  /** The ways to remove a background whose weights are here. */
  cut_engines: z.array(CutEngine),
  /** Models that are not installed here, with the ids of what they would serve: screens say so in the place itself. */
  missing_models: z.array(z.object({ model: z.string(), serves: z.string() })),
});
export type PublicConfig = z.infer<typeof PublicConfig>;

export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  role: z.enum(['web', 'worker', 'both']),
  database: z.enum(['embedded', 'postgres']),
  uptime_seconds: z.number(),
});
export type Health = z.infer<typeof Health>;
