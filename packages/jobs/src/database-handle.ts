import type { PGliteLike } from 'pg-boss';

export type EmbeddedHandle = {
  readonly kind: 'embedded';
  readonly pglite: PGliteLike & {
    listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  };
};

export type PostgresHandle = {
  readonly kind: 'postgres';
  readonly url: string;
  readonly pool: { query(text: string, values: unknown[]): Promise<unknown> };
};

/** What the queue and the events need of an open database. */
export type DatabaseHandle = EmbeddedHandle | PostgresHandle;
