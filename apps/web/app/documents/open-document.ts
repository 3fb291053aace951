import { newIdempotencyKey } from '@adwright/contract/client/request.ts';
import { realTimers } from '@adwright/contract/client/timers.ts';
import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { designMergeRules } from '@adwright/studio/document/merge-rules.ts';
import { type DocumentKindId, documentVersions } from '@adwright/studio/document/versions.ts';
import { api } from '../session/api.ts';
import { documentPort } from './document-port.ts';
import { createDocumentSession, type DocumentSession } from './document-session.ts';
import { pendingStoreOf } from './pending-changes.ts';

export type DocumentRequest = {
  readonly kind: DocumentKindId;
  readonly projectId: string;
  /** What the document is before anybody has saved it. */
  readonly initial: JsonObject;
};

/** Opens the document of a project in this tab. It saves itself until it is closed. */
export async function openDocument({ kind, projectId, initial }: DocumentRequest): Promise<DocumentSession> {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(`document:${projectId}`) : null;
  const session = createDocumentSession({
    port: documentPort(api, { projectId, kind }),
    timers: realTimers,
    pending: pendingStoreOf(projectId, newIdempotencyKey(), () => localStorage),
    rules: designMergeRules,
    initial,
    schemaVersion: documentVersions[kind],
    newId: newIdempotencyKey,
    told: (revision) => channel?.postMessage(revision),
  });
  const ended = new AbortController();
  const listen = { signal: ended.signal };
  const refresh = (): void => void session.refresh();
  channel?.addEventListener('message', refresh, listen);
  addEventListener('online', refresh, listen);
  addEventListener('focus', refresh, listen);
  addEventListener('pagehide', session.writeDown, listen);
  document.addEventListener('visibilitychange', session.writeDown, listen);
  const close = (): void => {
    ended.abort();
    session.close();
    // After what is on its way: its news are for the other tabs.
    realTimers.after(5000, () => channel?.close());
  };
  try {
    await session.open();
  } catch (error) {
    close();
    throw error;
  }
  return { ...session, close };
}
