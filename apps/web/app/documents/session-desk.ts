import type { ApiError } from '@adwright/contract/client/error.ts';
import { applyPatch } from '@adwright/contract/document/apply-patch.ts';
import type { PatchOperation } from '@adwright/contract/document/document.ts';
import { type JsonObject, sameJson } from '@adwright/contract/document/json-value.ts';
import { makePatch } from '@adwright/contract/document/make-patch.ts';
import { mergeDocuments, type Merged, type MergeRules } from './merge-documents.ts';
import type { Pending } from './pending-changes.ts';
import type { Stored } from './save-failure.ts';

type DocumentStatus = 'loading' | 'saved' | 'saving' | 'offline' | 'conflict' | 'failed';

export type DocumentState = {
  readonly status: DocumentStatus;
  readonly document: JsonObject;
  /** The newest revision that this session knows the server to have; 0 before the first save. */
  readonly revision: number;
  /** Why the server will not take it. */
  readonly problem: ApiError | null;
};

/** Everything one open document is about, apart from when it is sent. */
export type Desk = {
  state: DocumentState;
  /** What the document is before anything was saved. */
  readonly initial: JsonObject;
  /** As the server has it; null before the first save. */
  base: JsonObject | null;
  schemaVersion: number;
  /** Sent, and not known to have arrived or to be refused. */
  attempt: { readonly id: string; readonly document: JsonObject } | null;
  /** What somebody else saved that cannot be merged. */
  theirs: Stored | null;
};

export function isDirty({ base, state, initial }: Desk): boolean {
  return base === null ? state.document !== initial : !sameJson(base, state.document);
}

export function pendingOf({ state, schemaVersion, base, attempt }: Desk): Pending {
  const whole = base ?? {};
  return {
    revision: state.revision,
    schemaVersion,
    base,
    sent: attempt && { id: attempt.id, patch: makePatch(whole, attempt.document) },
    patch: makePatch(whole, state.document),
  };
}

/** Everything as it was when that session ended; false when it is damaged. */
export function layOut(desk: Desk, { revision, schemaVersion, base, sent, patch }: Pending): boolean {
  try {
    const document = applyPatch(base ?? {}, patch);
    const attempt = sent && { id: sent.id, document: applyPatch(base ?? {}, sent.patch) };
    Object.assign(desk, { base, schemaVersion, attempt, state: { ...desk.state, document, revision } });
    return true;
  } catch {
    return false;
  }
}

/** The difference; the whole where there is nothing to differ from, or the server has to bring its shape up to date. */
export function contentOf(
  { base, schemaVersion }: Desk,
  document: JsonObject,
  today: number,
): { patch: readonly PatchOperation[] } | { document: JsonObject } {
  return base === null || schemaVersion !== today ? { document } : { patch: makePatch(base, document) };
}

/** What is here together with what somebody else saved. Another version of the shape cannot be merged by members. */
export function mergedWith(desk: Desk, current: Stored, prefer: 'mine' | 'theirs', rules: MergeRules): Merged {
  const mine = desk.state.document;
  const theirs = current.document;
  if (current.schemaVersion !== desk.schemaVersion)
    return { document: prefer === 'mine' ? mine : theirs, conflicts: [''] };
  return mergeDocuments({ base: desk.base ?? desk.initial, mine, theirs }, prefer, rules);
}
