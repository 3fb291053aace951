import { ApiError } from '@adwright/contract/client/error.ts';
import type { Timers } from '@adwright/contract/client/timers.ts';
import type { DocumentPort } from './document-port.ts';
import type { MergeRules } from './merge-documents.ts';
import type { PendingStore } from './pending-changes.ts';
import { failureOf, type SaveFailure, type Stored } from './save-failure.ts';
import { contentOf, type Desk, type DocumentState, isDirty, mergedWith, pendingOf } from './session-desk.ts';

/** Long enough to gather a word, short enough that nobody waits for it; and never later than that while one works on. */
const quietMs = 600;
const longestMs = 4000;
const firstRetryMs = 2000;
const longestRetryMs = 30_000;

export type SaveLoopDeps = {
  readonly port: DocumentPort;
  readonly timers: Timers;
  readonly pending: PendingStore;
  readonly rules: MergeRules;
  /** The version of the document's shape that this page writes. */
  readonly schemaVersion: number;
  newId(): string;
  /** The other tabs hear that there is something newer. */
  told(revision: number): void;
};

export type SaveLoop = {
  /** After a pause in the changes. */
  readonly soon: () => void;
  /** Now; `whole` also begins a document that nobody has changed yet. */
  readonly push: (how?: { readonly whole?: boolean }) => Promise<void>;
  readonly takeUp: (stored: Stored) => boolean;
  readonly isSending: () => boolean;
  readonly stop: () => void;
};

/** Sends what the server does not have, one save at a time, until it has everything or something is in the way. */
export function createSaveLoop(
  deps: SaveLoopDeps,
  desk: Desk,
  hooks: { set(change: Partial<DocumentState>): void; settled(): void },
): SaveLoop {
  const { port, timers, pending } = deps;
  const { set } = hooks;
  let sending = false;
  let urgent = false;
  let stopped = false;
  let retries = 0;
  let waitingSince: number | null = null;
  let callOff = (): void => {};

  function after(milliseconds: number): void {
    callOff();
    if (!stopped) callOff = timers.after(milliseconds, () => void push());
  }

  function soon(): void {
    const { status } = desk.state;
    // A retry is due already, or the person is asked first.
    if (sending || status === 'offline' || status === 'conflict' || status === 'loading') return;
    waitingSince ??= timers.now();
    after(Math.max(0, Math.min(quietMs, waitingSince + longestMs - timers.now())));
  }

  /** False when the document is in a shape that only a newer version of this page knows. */
  function takeUp({ document, revision, schemaVersion }: Stored): boolean {
    if (schemaVersion > deps.schemaVersion) {
      const problem = new ApiError({ kind: 'refused', error: 'document_version', message: 'document_version' });
      set({ status: 'failed', problem });
      return false;
    }
    desk.base = document;
    desk.schemaVersion = schemaVersion;
    set({ revision });
    return true;
  }

  async function push({ whole = false }: { readonly whole?: boolean } = {}): Promise<void> {
    callOff();
    urgent ||= whole;
    if (sending || desk.theirs !== null || desk.state.status === 'loading') return;
    if (desk.attempt === null && !isDirty(desk) && !(whole && desk.base === null)) return settle();
    desk.attempt ??= { id: deps.newId(), document: desk.state.document };
    waitingSince = null;
    if (desk.state.status !== 'offline') set({ status: 'saving', problem: null });
    pending.write(pendingOf(desk));
    await send(desk.attempt);
  }

  async function send({ id, document }: NonNullable<Desk['attempt']>): Promise<void> {
    sending = true;
    const { schemaVersion } = desk;
    const content = contentOf(desk, document, deps.schemaVersion);
    try {
      const answer = await port.save({ id, expected: desk.state.revision, schemaVersion, content });
      sending = false;
      desk.attempt = null;
      retries = 0;
      deps.told(answer.revision);
      if (answer.schemaVersion !== schemaVersion) return await adoptShape();
      takeUp({ document, revision: answer.revision, schemaVersion });
      goOn();
    } catch (error) {
      sending = false;
      await failed(failureOf(error));
    }
  }

  /** The server brought what was sent up to date: it is in another shape than what is here. */
  async function adoptShape(): Promise<void> {
    const stored = await port.load();
    if (!stored || !takeUp(stored)) return;
    set({ document: stored.document });
    settle();
  }

  function goOn(): void {
    if (!isDirty(desk)) return settle();
    pending.write(pendingOf(desk));
    if (urgent) return void push();
    set({ status: 'saving' });
    soon();
  }

  async function failed(failure: SaveFailure): Promise<void> {
    if (failure.kind === 'unreached') {
      const backoff = Math.min(longestRetryMs, firstRetryMs * 2 ** retries);
      retries += 1;
      set({ status: 'offline' });
      return after(failure.afterMs ?? backoff);
    }
    desk.attempt = null;
    if (failure.kind === 'conflict') return meet(failure.current);
    urgent = false;
    pending.write(pendingOf(desk));
    set({ status: 'failed', problem: failure.problem });
  }

  /** Somebody saved something newer: both changes together, or the person says which. */
  async function meet(current: Stored): Promise<void> {
    const { document, conflicts } = mergedWith(desk, current, 'mine', deps.rules);
    if (conflicts.length > 0) {
      desk.theirs = current;
      urgent = false;
      pending.write(pendingOf(desk));
      return set({ status: 'conflict' });
    }
    if (!takeUp(current)) return;
    set({ document });
    await push();
  }

  function settle(): void {
    pending.write(null);
    waitingSince = null;
    urgent = false;
    set({ status: 'saved', problem: null });
    hooks.settled();
  }

  return {
    soon,
    push,
    takeUp,
    isSending: () => sending,
    stop() {
      stopped = true;
      callOff();
    },
  };
}
