import { ApiError } from '@adwright/contract/client/error.ts';
import { isJsonObject, type JsonObject } from '@adwright/contract/document/json-value.ts';

/** The document as the server has it. */
export type Stored = { readonly revision: number; readonly schemaVersion: number; readonly document: JsonObject };

export type SaveFailure =
  | { readonly kind: 'conflict'; readonly current: Stored }
  /** Whether it arrived is not known, or will be taken later: the same save is sent again. */
  | { readonly kind: 'unreached'; readonly afterMs: number | null }
  /** The server read it and will never take it. */
  | { readonly kind: 'refused'; readonly problem: ApiError };

export function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) throw error;
  const current = error.error === 'document_conflict' ? storedOf(error.current) : null;
  if (current) return { kind: 'conflict', current };
  const { status, retryAfterSeconds } = error;
  // 401: the session asks to sign in again, and what was typed waits for it.
  const later = status === null || status >= 500 || status === 429 || status === 401;
  if (error.kind !== 'refused' || later)
    return { kind: 'unreached', afterMs: retryAfterSeconds === null ? null : retryAfterSeconds * 1000 };
  return { kind: 'refused', problem: error };
}

function storedOf(current: Readonly<Record<string, unknown>> | null): Stored | null {
  const { revision, schema_version: schemaVersion, document } = current ?? {};
  if (typeof revision !== 'number' || typeof schemaVersion !== 'number' || !isJsonObject(document)) return null;
  return { revision, schemaVersion, document };
}
