/** What a supervised process is told, and what it tells. */
import type { ServedRole } from '../start-server.ts';

export type ToRole = { readonly databaseUrl: string };

export type FromRole =
  | { readonly ready: ServedRole }
  /** In words for the operator. */
  | { readonly failed: string };
