import type { JsonObject } from '@adwright/contract/document/json-value.ts';

/** A document as it was saved. Its body never changes: a change is the next revision. */
export type DocumentRecord = {
  readonly projectId: string;
  readonly kind: string;
  readonly revision: number;
  /** The version of the kind's shape the body was saved in. */
  readonly schemaVersion: number;
  readonly body: JsonObject;
  /** The revision it brought back; null for a save. */
  readonly restoredFrom: number | null;
  readonly createdAt: Date;
};

export type NewRevision = Omit<DocumentRecord, 'createdAt'> & {
  readonly bytes: number;
  readonly mutationId: string;
};

export type RevisionSummary = {
  readonly revision: number;
  readonly bytes: number;
  readonly restoredFrom: number | null;
  /** A run made files of it. */
  readonly exported: boolean;
  readonly createdAt: Date;
};

export type DocumentStore = {
  newest(projectId: string): Promise<DocumentRecord | null>;
  at(projectId: string, revision: number): Promise<DocumentRecord | null>;
  /** What a save of this id wrote, while that revision is kept. */
  byMutation(projectId: string, mutationId: string): Promise<DocumentRecord | null>;
  /**
   * Compare-and-set: writes the revision if the one before it is the newest (none, for the first). Null when
   * somebody else was faster. Two statements: belongs inside a transaction.
   */
  append(revision: NewRevision): Promise<DocumentRecord | null>;
  /** The kept revisions, the newest first. */
  history(projectId: string): Promise<RevisionSummary[]>;
  /** Removes them from the history; the newest stays whatever is asked. */
  drop(projectId: string, revisions: readonly number[]): Promise<void>;
  /** Projects whose history may have become too long since it was last looked at. */
  unthinned(before: Date, limit: number): Promise<string[]>;
  markThinned(projectId: string, at: Date): Promise<void>;
};

/** What saving has to know of a kind of document. The studio's kinds fit it. */
export type DocumentKind = {
  readonly version: number;
  /** `steps[n]` turns a document of version n into one of version n + 1. Pure, and never changed after a release. */
  readonly steps: Readonly<Record<number, (body: JsonObject) => JsonObject>>;
  /** What is wrong with a document of the current version; nothing for a good one. */
  problems(body: JsonObject): readonly { readonly path: string; readonly message: string }[];
};

export type DocumentKinds = Readonly<Record<string, DocumentKind>>;
