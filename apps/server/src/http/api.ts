import type { LimitName } from '@adwright/contract/endpoint.ts';
import type { endpoints, EndpointId } from '@adwright/contract/endpoints.ts';
import type { CallData, schemas } from '@adwright/contract/schemas.ts';
import type { KeyScope } from '@adwright/contract/user/key-scopes.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { z } from 'zod';

export type Caller = {
  readonly userId: string;
  readonly tokenHash: string;
  /** What a key is allowed; null for a session. */
  readonly scopes: readonly KeyScope[] | null;
};

type CallerOf<Id extends EndpointId> = (typeof endpoints)[Id]['access'] extends 'user' ? Caller : Caller | null;

/** One validated call. What a handler needs of HTTP is here, so that no route reads a raw request. */
export type Call<Id extends EndpointId> = {
  readonly input: z.output<(typeof schemas)[Id]['input']>;
  readonly caller: CallerOf<Id>;
  /** The raw token of the caller, for answering it back in `info`. */
  readonly token: string | null;
  readonly locale: LocaleCode;
  readonly ip: string;
  /** What the caller's browser calls itself, cut to a length worth keeping. */
  readonly device: string;
  /** Where the caller reaches us, for addresses that lead back. */
  readonly origin: string;
  readonly idempotencyKey: string | null;
  readonly signal: AbortSignal;
  /** Counts what a call does more than once against a limit; throws when it is used up. */
  count(limit: LimitName): Promise<void>;
};

export type Handler<Id extends EndpointId> = (call: Call<Id>) => Promise<CallData<Id>>;

/** A call whose input comes as a form with one file behind its fields. The file is read once, as it arrives. */
export type UploadHandler<Id extends EndpointId> = (
  call: Call<Id> & { readonly file: AsyncIterable<Uint8Array> },
) => Promise<CallData<Id>>;

/** The calls whose input is a form. */
type UploadId = { [Id in EndpointId]: (typeof schemas)[Id] extends { file: unknown } ? Id : never }[EndpointId];

/** Routes register through this; method, path, access, limits, schemas and the envelope come from the contract. */
export type Api = {
  implement<Id extends EndpointId>(id: Id, handler: Handler<Id>): void;
  implementUpload<Id extends UploadId>(id: Id, handler: UploadHandler<Id>): void;
};
