/** What a supervised process is told, and what it tells. */
import type { ServedRole } from '../start-server.ts';
import type { WorkerLife } from './worker-life.ts';

export type ToRole = {
  readonly databaseUrl: string;
  readonly life: WorkerLife;
};

export type FromRole =
  | { readonly ready: ServedRole }
  /** In words for the operator. */
  | { readonly failed: string };
