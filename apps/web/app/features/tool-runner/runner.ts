import { ApiError } from '@adwright/contract/client/error.ts';
import { newIdempotencyKey } from '@adwright/contract/client/request.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import type { Run, RunEvent } from '@adwright/contract/run/run.ts';
import { wait } from '@adwright/contract/client/timers.ts';
import { createStore } from 'zustand/vanilla';
import type { RunEvents } from '../../session/run-events.ts';
import { askForRun, type AskingDeps, isSameOrder, mayHaveStarted, runJustStarted } from './ask-for-run.ts';
import { keepAsking, mayPass } from './keep-asking.ts';
import type { AskedRun, RunMemoryStore, RunOrder } from './run-memory.ts';

const QUEUE_LOOK_MS = 5000;

export type RunnerState = {
  readonly run: Run | null;
  readonly starting: boolean;
  /** A run of this person may exist, and the server has not said yet: nothing is started beside it. */
  readonly looking: boolean;
  readonly failure: ApiError | null;
};

export type RunnerDeps = AskingDeps & {
  readonly events: RunEvents;
  readonly memory: RunMemoryStore;
  /** Says what went wrong with what the person asked for, beside the words in the form. */
  tell(error: ApiError): void;
  /** Credits have moved: held, settled or given back. */
  creditsChanged(): void;
};

export type Runner = {
  readonly get: () => RunnerState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up again what this person had under way: in this tab, or anywhere else. */
  readonly resume: (userId: string) => Promise<void>;
  readonly open: (runId: string) => Promise<void>;
  readonly start: (order: RunOrder, userId: string) => Promise<void>;
  readonly cancel: () => Promise<void>;
  /** Takes a run that has ended off the screen; it stays among the person's work. Answers how to bring it back. */
  readonly clear: () => () => void;
  /** Nobody is signed in any more: nothing of theirs stays on screen. */
  readonly forget: () => void;
  /** Lets go of everything; `begin` allows it to work again. */
  readonly stop: () => void;
  readonly begin: () => void;
};

/** Starts, follows and finds again the runs of one tool on one page. */
export function createRunner(deps: RunnerDeps): Runner {
  const { client, memory, tool } = deps;
  let life = new AbortController();
  let active = true;
  const { getState, setState, subscribe } = createStore<RunnerState>(() => ({
    run: null,
    starting: false,
    looking: false,
    failure: null,
  }));
  /** The run whose state is being asked for until it is known; `again` when there was news since the question left. */
  let asking: { readonly id: string; again: boolean } | null = null;
  let unfollow: (() => void) | null = null;
  let lookingAgain = false;

  function set(change: Partial<RunnerState>): void {
    if (active) setState(change);
  }

  /** Shows the newest word about a run and follows it as long as there is more to come. */
  function show(run: Run): void {
    const before = getState().run;
    // Answers may overtake each other: nothing leads back from an end.
    if (before?.id === run.id && !isUnfinished(before) && isUnfinished(run)) return;
    set({ run });
    if (run.status === 'queued' && run.starts_in !== undefined) void lookAgain(run.id);
    if (isUnfinished(run)) return follow(run.id);
    unfollow?.();
    unfollow = null;
    if (before?.id === run.id && isUnfinished(before)) deps.creditsChanged();
  }

  function follow(id: string): void {
    if (unfollow !== null || !active) return;
    unfollow = deps.events.subscribe({
      onEvent: heard,
      // Others on the page are asked in the same breath: they need not wait until this one is answered.
      poll: async () => void refresh(id),
    });
  }

  function heard(event: RunEvent): void {
    const { run } = getState();
    if (run?.id !== event.id || !isUnfinished(run)) return;
    // The end comes with its result, which an event does not carry.
    if (isUnfinished(event)) show({ ...run, ...event });
    else void refresh(event.id);
  }

  const get = (id: string): Promise<Run> => client.call('toolRunGet', { id }, { quiet: true, signal: life.signal });

  /** A question that fails says nothing about the run: it stays on screen, and is asked about until there is word. */
  async function refresh(id: string): Promise<void> {
    if (asking?.id === id) {
      asking.again = true;
      return;
    }
    const mine = { id, again: true };
    asking = mine;
    const hasNews = (): boolean => mine.again && asking === mine;
    try {
      while (hasNews()) {
        mine.again = false;
        const run = await patiently(() => get(id));
        if (getState().run?.id === id) show(run);
        if (!isUnfinished(run)) break;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      if (asking === mine) asking = null;
    }
  }

  /** Events tell what happens to a run, and nothing happens to one that waits: how long it still does must be asked. */
  async function lookAgain(id: string): Promise<void> {
    if (lookingAgain) return;
    lookingAgain = true;
    await wait(deps.timers, QUEUE_LOOK_MS, life.signal);
    lookingAgain = false;
    const { run } = getState();
    if (active && run?.id === id && run.status === 'queued') await refresh(id);
  }

  function patiently<Answer>(ask: () => Promise<Answer>, onFailure?: () => void): Promise<Answer> {
    return keepAsking(ask, { timers: deps.timers, signal: life.signal, onFailure });
  }

  /** The same for a run that is not on screen yet. */
  async function lookFor<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await patiently(ask, () => set({ looking: true }));
    } finally {
      set({ looking: false });
    }
  }

  function replace(): void {
    unfollow?.();
    unfollow = null;
    asking = null;
    set({ run: null, failure: null });
  }

  async function open(id: string): Promise<void> {
    replace();
    memory.write({ runId: id });
    await guarded(async () => show(await lookFor(() => get(id))));
    const { failure } = getState();
    if (failure !== null && failure.status !== 401) memory.write({ runId: undefined });
  }

  async function ask(asked: AskedRun): Promise<void> {
    set({ starting: true });
    await guarded(async () => {
      const started = await askForRun(deps, asked, life.signal).catch(told);
      memory.write({ asked: undefined, runId: started.id });
      deps.creditsChanged();
      const unheardOf = (error: unknown): Run => {
        if (life.signal.aborted || !mayPass(error)) throw error;
        return runJustStarted(deps, started, asked);
      };
      show(await get(started.id).catch(unheardOf));
    });
    set({ starting: false });
  }

  /** One that was started elsewhere: in another tab, or on another machine. */
  async function unfinishedRun(): Promise<Run | null> {
    const { list } = await client.call('toolRunList', { tool, page_size: 1 }, { quiet: true, signal: life.signal });
    return list[0] !== undefined && isUnfinished(list[0]) ? get(list[0].id) : null;
  }

  /** Only at the end: a call that is asked again has not failed yet. */
  function told(error: unknown): never {
    if (error instanceof ApiError) deps.tell(error);
    throw error;
  }

  async function guarded(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'cancelled') return;
      // Where the request may have arrived it stays remembered, so that asking again is safe.
      if (!mayHaveStarted(error)) memory.write({ asked: undefined });
      set({ failure: error });
    }
  }

  return {
    get: getState,
    subscribe,
    open,
    async start(order, userId) {
      if (getState().starting || getState().looking) return;
      replace();
      const { asked } = memory.read();
      const next = { ...order, key: asked && isSameOrder(asked, order) ? asked.key : newIdempotencyKey() };
      memory.write({ asked: next, runId: undefined, userId });
      await ask(next);
    },
    async resume(userId) {
      if (getState().starting || getState().run !== null) return;
      const remembered = memory.read();
      const mine = remembered.userId === userId;
      if (!mine) memory.write({ asked: undefined, runId: undefined, keptIn: undefined, userId });
      if (mine && remembered.asked !== undefined) return ask(remembered.asked);
      if (mine && remembered.runId !== undefined) return open(remembered.runId);
      await guarded(async () => {
        const run = await lookFor(unfinishedRun);
        if (run !== null && getState().run === null && !getState().starting) show(run);
      });
    },
    async cancel() {
      const { run } = getState();
      if (run === null || !isUnfinished(run)) return;
      await guarded(async () => show(await client.call('toolRunCancel', { id: run.id })));
    },
    clear() {
      const { run } = getState();
      replace();
      memory.write({ runId: undefined });
      return () => {
        if (run === null || getState().run !== null || getState().starting) return;
        memory.write({ runId: run.id });
        show(run);
      };
    },
    forget() {
      replace();
      memory.write({ asked: undefined, runId: undefined, keptIn: undefined, userId: undefined });
    },
    begin() {
      active = true;
    },
    stop() {
      setState({ starting: false, looking: false });
      active = false;
      life.abort();
      life = new AbortController();
      asking = null;
      unfollow?.();
      unfollow = null;
    },
  };
}
