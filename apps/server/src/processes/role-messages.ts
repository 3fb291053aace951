/** What a supervised process is told, and what it tells. */
import type { ServedRole } from './served-role.ts';
import type { WorkerLife } from './worker-life.ts';

export type ToRole = ToBegin | 'alive?';

export type ToBegin = {
  readonly databaseUrl: string;
  readonly life: WorkerLife;
};

export type FromRole =
  | 'alive'
  | { readonly ready: ServedRole }
  /** A process of the database that reads wait for, as they do for who tells it. */
  | { readonly goesAlong: number }
  /** In words for the operator. */
  | { readonly failed: string };
