import type { DocumentRevision } from '@adwright/contract/document/document.ts';
import { type JsonObject, sameJson } from '@adwright/contract/document/json-value.ts';
import type { LeftBehind } from './pending-changes.ts';
import { createSaveLoop, type SaveLoopDeps } from './save-loop.ts';
import { type Desk, type DocumentState, isDirty, layOut, mergedWith, pendingOf } from './session-desk.ts';

/** How often a document in change is written down in the browser: a drag changes it with every frame. */
const writeDownMs = 100;

export type DocumentSession = {
  readonly get: () => DocumentState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the document and takes up changes that an earlier session could not send. */
  readonly open: () => Promise<void>;
  readonly change: (document: JsonObject) => void;
  /** Saves what there is, and answers its revision once the server has it; rejects when it cannot have it now. */
  readonly saved: () => Promise<number>;
  /** Looks whether there is something newer, and tries again what did not get through. */
  readonly refresh: () => Promise<void>;
  /** Of a conflict: what both changed becomes as it is here, or as it is there. */
  readonly resolve: (side: 'mine' | 'theirs') => void;
  readonly history: () => Promise<readonly DocumentRevision[]>;
  readonly restore: (revision: number) => Promise<void>;
  /** The page may go away any moment: nothing waits to be written down. */
  readonly writeDown: () => void;
  readonly close: () => void;
};

export type DocumentSessionDeps = SaveLoopDeps & { readonly initial: JsonObject };

/** One open document: saves itself as it changes, and never loses what the server does not have. */
export function createDocumentSession(deps: DocumentSessionDeps): DocumentSession {
  const { port, timers, pending, initial, schemaVersion } = deps;
  const listeners = new Set<() => void>();
  const desk: Desk = {
    state: { status: 'loading', document: initial, revision: 0, problem: null },
    initial,
    base: null,
    schemaVersion,
    attempt: null,
    theirs: null,
  };
  let left: LeftBehind[] = [];
  let closed = false;
  let callOffWriting: (() => void) | null = null;

  function set(change: Partial<DocumentState>): void {
    desk.state = { ...desk.state, ...change };
    for (const listener of listeners) listener();
  }

  const loop = createSaveLoop(deps, desk, { set, settled: takeOver });

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function writeDown(): void {
    callOffWriting?.();
    callOffWriting = null;
    if (isDirty(desk)) pending.write(pendingOf(desk));
  }

  /** Goes on with the next of what earlier sessions left, as if it had never been interrupted. */
  function takeOver(): void {
    const next = left.shift();
    if (!next) return;
    if (!layOut(desk, next.pending)) {
      next.drop();
      return takeOver();
    }
    set({ status: 'saving' });
    pending.write(pendingOf(desk));
    next.drop();
    void loop.push();
  }

  async function open(): Promise<void> {
    left = pending.leftBehind();
    // Without a connection one still sees what one left unsaved.
    const stored = await port.load().catch((error: unknown) => {
      if (left.length === 0) throw error;
      return null;
    });
    if (stored && !loop.takeUp(stored)) return;
    if (stored) set({ document: stored.document });
    set({ status: 'saved' });
    takeOver();
  }

  function change(document: JsonObject): void {
    if (closed || sameJson(document, desk.state.document)) return;
    const { status } = desk.state;
    set({ document, ...(status === 'saved' || status === 'failed' ? { status: 'saving' as const } : {}) });
    callOffWriting ??= timers.after(writeDownMs, writeDown);
    loop.soon();
  }

  async function refresh(): Promise<void> {
    const { status } = desk.state;
    if (closed || loop.isSending() || status === 'loading' || status === 'conflict') return;
    if (desk.attempt !== null || isDirty(desk)) return loop.push();
    const stored = await port.load().catch(() => null);
    if (stored === null || stored.revision <= desk.state.revision || loop.isSending()) return;
    // Something was changed meanwhile: saving it meets what is new.
    if (isDirty(desk)) return loop.push();
    if (loop.takeUp(stored)) set({ document: stored.document, status: 'saved' });
  }

  function resolve(side: 'mine' | 'theirs'): void {
    const current = desk.theirs;
    if (current === null) return;
    const { document } = mergedWith(desk, current, side, deps.rules);
    desk.theirs = null;
    // What is kept in an older shape replaces the other whole; the server brings it up to date.
    const replaces = side === 'mine' && current.schemaVersion !== desk.schemaVersion;
    if (replaces) {
      desk.base = null;
      set({ revision: current.revision });
    } else if (!loop.takeUp(current)) return;
    set({ document, status: 'saving' });
    void loop.push({ whole: true });
  }

  function saved(): Promise<number> {
    return new Promise((answer, reject) => {
      const look = (): void => {
        const { status, revision, problem } = desk.state;
        if (status === 'loading' || status === 'saving') return;
        stop();
        if (status === 'saved' && revision > 0) answer(revision);
        else reject(problem ?? new Error(`The document is not saved: ${status}`));
      };
      const stop = subscribe(look);
      void loop.push({ whole: true }).then(look);
    });
  }

  async function restore(revision: number): Promise<void> {
    const expected = await saved();
    const restored = await port.restore({ id: deps.newId(), expected, revision });
    if (loop.takeUp(restored)) set({ document: restored.document });
    deps.told(restored.revision);
  }

  return {
    get: () => desk.state,
    subscribe,
    open,
    change,
    saved,
    refresh,
    resolve,
    history: () => port.history(),
    restore,
    writeDown,
    close() {
      closed = true;
      writeDown();
      loop.stop();
      // One last try; what does not arrive is taken up by whoever opens the document next.
      if (isDirty(desk)) void loop.push();
    },
  };
}
