export type Access = 'public' | 'user';

/** Named rate limits; their numbers live with the limiter in the server. */
export type LimitName =
  | 'sign_in'
  | 'code'
  | 'generate'
  | 'read_page'
  | 'read_row'
  | 'upload'
  | 'write'
  | 'save'
  | 'search'
  | 'sync';

export type Endpoint = {
  readonly method: 'GET' | 'POST';
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** Takes an `Idempotency-Key`: set on everything that spends credits or creates something. */
  readonly idempotent?: true;
  readonly limit?: LimitName;
  readonly summary: string;
};
