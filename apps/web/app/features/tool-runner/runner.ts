import { ApiError } from '@adwright/contract/client/error.ts';
import { newIdempotencyKey } from '@adwright/contract/client/request.ts';
import type { Client } from '@adwright/contract/client/client.ts';
import type { CallInput } from '@adwright/contract/schemas.ts';
import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import type { Run, RunEvent } from '@adwright/contract/run/run.ts';
import { type Timers, wait } from '@adwright/contract/client/timers.ts';
import type { StartingCall } from '@adwright/tools/tool.ts';
import { createStore } from 'zustand/vanilla';
import type { RunEvents } from '../../session/run-events.ts';
import type { AskedRun, RunMemoryStore, RunOrder } from './run-memory.ts';

const IN_PROGRESS_TRIES = 10;
const IN_PROGRESS_WAIT_MS = 1000;
const QUEUE_LOOK_MS = 5000;

export type RunnerState = {
  readonly run: Run | null;
  readonly starting: boolean;
  readonly failure: ApiError | null;
};

export type RunnerDeps = {
  readonly tool: string;
  /** The call that starts it, where the specification gave it one of its own. */
  readonly call?: StartingCall | undefined;
  /** A stored piece of work that every run here is a new version of. */
  readonly projectId?: string | undefined;
  readonly client: Pick<Client, 'call'>;
  readonly events: RunEvents;
  readonly memory: RunMemoryStore;
  readonly timers: Timers;
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
    failure: null,
  }));
  let unfollow: (() => void) | null = null;
  let looking = false;

  function set(change: Partial<RunnerState>): void {
    if (active) setState(change);
  }

  /** Shows the newest word about a run and follows it as long as there is more to come. */
  function show(run: Run): void {
    const before = getState().run;
    // Answers may overtake each other: nothing leads back from an end.
    if (before?.id === run.id && !isUnfinished(before) && isUnfinished(run)) return;
    set({ run });
    if (run.status === 'queued' && run.starts_in !== undefined) void lookAgain(run.id).catch(() => {});
    if (isUnfinished(run)) return follow(run.id);
    unfollow?.();
    unfollow = null;
    if (before?.id === run.id && isUnfinished(before)) deps.creditsChanged();
  }

  function follow(id: string): void {
    if (unfollow !== null || !active) return;
    unfollow = deps.events.subscribe({
      onEvent: (event) => void heard(event).catch(() => {}),
      poll: async () => show(await client.call('toolRunGet', { id }, { quiet: true, signal: life.signal })),
    });
  }

  /** Events tell what happens to a run, and nothing happens to one that waits: how long it still does must be asked. */
  async function lookAgain(id: string): Promise<void> {
    if (looking) return;
    looking = true;
    await wait(deps.timers, QUEUE_LOOK_MS, life.signal);
    looking = false;
    const { run } = getState();
    if (!active || run?.id !== id || run.status !== 'queued') return;
    show(await client.call('toolRunGet', { id }, { quiet: true, signal: life.signal }));
  }

  async function heard(event: RunEvent): Promise<void> {
    const { run } = getState();
    if (run?.id !== event.id || !isUnfinished(run)) return;
    // The end comes with its result, which an event does not carry.
    if (isUnfinished(event)) show({ ...run, ...event });
    else show(await client.call('toolRunGet', { id: event.id }, { quiet: true, signal: life.signal }));
  }

  function replace(): void {
    unfollow?.();
    unfollow = null;
    set({ run: null, failure: null });
  }

  async function open(id: string): Promise<void> {
    replace();
    memory.write({ runId: undefined });
    await guarded(async () => {
      show(await client.call('toolRunGet', { id }, { quiet: true, signal: life.signal }));
      memory.write({ runId: id });
    });
  }

  async function ask(asked: AskedRun): Promise<void> {
    set({ starting: true });
    await guarded(async () => {
      const { id } = await askUntilAnswered(deps, asked, life.signal).catch(told);
      memory.write({ asked: undefined, runId: id });
      deps.creditsChanged();
      show(await client.call('toolRunGet', { id }, { quiet: true, signal: life.signal }));
    });
    set({ starting: false });
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
      // Without an answer the request may have arrived: it stays remembered, so that asking again is safe.
      if (error.kind === 'refused') memory.write({ asked: undefined });
      set({ failure: error });
    }
  }

  return {
    get: getState,
    subscribe,
    open,
    async start(order, userId) {
      if (getState().starting) return;
      replace();
      const { asked } = memory.read();
      const next = { ...order, key: asked && isSame(asked, order) ? asked.key : newIdempotencyKey() };
      memory.write({ asked: next, runId: undefined, userId });
      await ask(next);
    },
    async resume(userId) {
      if (getState().starting || getState().run !== null) return;
      const remembered = memory.read();
      const mine = remembered.userId === userId;
      if (!mine) memory.write({ asked: undefined, runId: undefined, userId });
      if (mine && remembered.asked !== undefined) return ask(remembered.asked);
      if (mine && remembered.runId !== undefined) return open(remembered.runId);
      await guarded(async () => {
        const { list } = await client.call('toolRunList', { tool, page_size: 1 }, { quiet: true, signal: life.signal });
        const newest = list[0];
        if (newest !== undefined && isUnfinished(newest) && getState().run === null && !getState().starting)
          show(newest);
      });
    },
    async cancel() {
      const { run } = getState();
      if (run === null || !isUnfinished(run)) return;
      await guarded(async () => show(await client.call('toolRunCancel', { id: run.id })));
    },
    forget() {
      replace();
      memory.write({ asked: undefined, runId: undefined, userId: undefined });
    },
    begin() {
      active = true;
    },
    stop() {
      active = false;
      life.abort();
      life = new AbortController();
      unfollow?.();
      unfollow = null;
    },
  };
}

function isSame(asked: AskedRun, { input, document }: RunOrder): boolean {
  return JSON.stringify([asked.input, asked.document]) === JSON.stringify([input, document]);
}

async function askOnce(deps: RunnerDeps, { key, input, document }: AskedRun) {
  const options = { idempotencyKey: key, quiet: true } as const;
  const { client, projectId } = deps;
  // A document names its project itself.
  if (projectId === undefined || document !== undefined) return startRun(deps, { input, document }, options);
  const project = await client.call('projectUpdate', { id: projectId, params: input, run: true }, options);
  return { id: project.run_id ?? projectId };
}

function startRun(
  { client, tool, call }: RunnerDeps,
  { input, document }: RunOrder,
  options: { idempotencyKey: string; quiet: true },
) {
  if (call === undefined) return client.call('toolRun', { tool, input, document }, options);
  // The input has passed the tool's schema, which the schema of its call takes in; every such call answers an id.
  const body = { ...(input as object), ...call.with, ...(document && { document }) } as CallInput<'aiAdsImageCreate'>;
  return client.call(call.id as 'aiAdsImageCreate', body, options);
}

/** A request cut off on its way may still be at work behind the same key; its answer comes if one waits. */
async function askUntilAnswered(deps: RunnerDeps, asked: AskedRun, signal: AbortSignal) {
  for (let triesLeft = IN_PROGRESS_TRIES; ; triesLeft -= 1) {
    try {
      return await askOnce(deps, asked);
    } catch (error) {
      const atWork = error instanceof ApiError && error.error === 'idempotency_in_progress';
      if (!atWork || triesLeft === 0 || signal.aborted) throw error;
      await wait(deps.timers, IN_PROGRESS_WAIT_MS, signal);
    }
  }
}
