/**
 * - `busy`: too many requests wait already; try again later
 * - `timeout`: the model took longer than it may
 * - `crashed`: the process died under this request, and died again when it was retried
 * - `failed`: the model itself refused; `code` is the one its handler gave, if any
 * - `closed`: the host is being shut down
 */
export type ModelErrorKind = 'busy' | 'timeout' | 'crashed' | 'failed' | 'closed';

export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelErrorKind;
  readonly task: string;
  readonly code: string | undefined;
  /** Of `busy`: when there should be room, in seconds. */
  readonly retryAfter: number | undefined;
  constructor(
    kind: ModelErrorKind,
    task: string,
    message: string,
    about: { readonly code?: string | undefined; readonly retryAfter?: number } = {},
  ) {
    super(`${task}: ${message}`);
    this.kind = kind;
    this.task = task;
    this.code = about.code;
    this.retryAfter = about.retryAfter;
  }
}
