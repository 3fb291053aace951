import type { PatchOperation } from '@adwright/contract/document/document.ts';
import { isJsonObject, type JsonObject } from '@adwright/contract/document/json-value.ts';

/** Changes the server has not acknowledged, with all that is needed to send them again or to merge them. */
export type Pending = {
  /** The newest revision the server had acknowledged, and the document in it; null before the first. */
  readonly revision: number;
  readonly schemaVersion: number;
  readonly base: JsonObject | null;
  /** A save whose answer never came: sent again with its own id, it is the same save. */
  readonly sent: { readonly id: string; readonly patch: readonly PatchOperation[] } | null;
  /** What the person sees, as changes of the base. */
  readonly patch: readonly PatchOperation[];
};

/** What an earlier session left behind; dropped once it is in safe hands again. */
export type LeftBehind = { readonly pending: Pending; drop(): void };

export type PendingStore = {
  write(pending: Pending | null): void;
  leftBehind(): LeftBehind[];
};

/**
 * Kept in the browser until the server has them, one entry per open document and tab, so that two tabs without a
 * connection do not overwrite each other. In `localStorage`: it is written at once, a tab that is killed loses
 * nothing, and signing out empties it. A new tab takes over what it finds, even from a tab that still lives: the same
 * save twice is one save, and the same change merged twice is one change.
 */
export function pendingStoreOf(projectId: string, sessionId: string, storage: () => Storage): PendingStore {
  const prefix = `document:${projectId}:`;
  const own = prefix + sessionId;
  return {
    write(pending) {
      attempt(() => (pending ? storage().setItem(own, JSON.stringify(pending)) : storage().removeItem(own)));
    },
    leftBehind() {
      const keys = attempt(() => Object.keys(storage())) ?? [];
      return keys
        .filter((key) => key.startsWith(prefix) && key !== own)
        .flatMap((key) => {
          const drop = (): void => void attempt(() => storage().removeItem(key));
          const pending = parsed(attempt(() => storage().getItem(key)) ?? '');
          if (!pending) drop();
          return pending ? [{ pending, drop }] : [];
        });
    },
  };
}

function parsed(text: string): Pending | null {
  const value: unknown = attempt(() => JSON.parse(text));
  if (!isJsonObject(value)) return null;
  const { revision, schemaVersion, base, patch } = value;
  const isWhole = Number.isInteger(revision) && Number.isInteger(schemaVersion) && Array.isArray(patch);
  return isWhole && (base === null || isJsonObject(base)) ? (value as Pending) : null;
}

/** Storage may be forbidden or full: then a closed tab loses what the server does not have yet, and nothing else. */
function attempt<Value>(action: () => Value): Value | null {
  try {
    return action();
  } catch {
    return null;
  }
}
