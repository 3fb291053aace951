import { ApiError } from '@adwright/contract/client/error.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { type DocumentRequest, type DocumentSession, useToolHost } from './tool-host.ts';

export type OpenedDocument = {
  /** Null until it is open. */
  readonly session: DocumentSession | null;
  /** As it is now, with what is not saved yet. */
  readonly document: JsonObject | null;
  readonly failed: boolean;
  /** There is no such project: no second try will find it. */
  readonly missing: boolean;
  readonly retry: () => void;
};

const nothingToHear = (): (() => void) => () => {};

/** A project's document for the life of a component. What it begins with is taken once, when it is opened. */
export function useDocument({ kind, projectId, initial }: DocumentRequest): OpenedDocument {
  const host = useToolHost();
  const [session, setSession] = useState<DocumentSession | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failure, setFailure] = useState<{ readonly attempt: number; readonly missing: boolean } | null>(null);
  const open = useEffectEvent((which: Pick<DocumentRequest, 'kind' | 'projectId'>) =>
    host.openDocument({ ...which, initial }),
  );
  useEffect(() => {
    let gone = false;
    let opened: DocumentSession | null = null;
    open({ kind, projectId }).then(
      (made) => {
        if (gone) return made.close();
        opened = made;
        setSession(made);
      },
      (error: unknown) => !gone && setFailure({ attempt, missing: isMissing(error) }),
    );
    return () => {
      gone = true;
      opened?.close();
      setSession(null);
    };
  }, [kind, projectId, attempt]);
  const read = (): JsonObject | null => session?.get().document ?? null;
  const document = useSyncExternalStore(session?.subscribe ?? nothingToHear, read, read);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const failed = failure?.attempt === attempt;
  return { session, document, failed, missing: failed && failure.missing, retry };
}

/** Its project was deleted. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.error === 'not_found';
}
