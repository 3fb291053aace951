/** Why an address gave nothing. Callers turn it into their own error. */
export type RefusalReason =
  | 'address'
  | 'unreachable'
  | 'redirects'
  | 'timeout'
  | 'too_large'
  | 'wrong_type'
  | 'missing'
  | 'login'
  | 'blocked'
  | 'robots';

export class FetchRefusal extends Error {
  override readonly name = 'FetchRefusal';
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`Not fetched: ${reason}`, options);
    this.reason = reason;
  }
}
