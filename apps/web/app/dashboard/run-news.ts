import { isUnfinished } from '@adwright/contract/run/is-unfinished.ts';
import type { RunEvent } from '@adwright/contract/run/run.ts';
import { createStore } from 'zustand/vanilla';

type Told = Pick<RunEvent, 'id' | 'tool' | 'status' | 'parent_id'>;

type NewsState = {
  /** Runs under way. */
  readonly running: ReadonlySet<string>;
  /** Runs that ended where nobody was looking, with their tools. */
  readonly unseen: ReadonlyMap<string, string>;
};

export type NewsDeps = {
  /** Whether the person has the tool before their eyes. */
  isLookedAt(tool: string): boolean;
  /** A run ended elsewhere. Answers whether it is a piece of work that one can open. */
  announce(run: Told): Promise<boolean>;
};

export type RunNews = {
  readonly get: () => NewsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** An event of the stream. */
  readonly heard: (run: Told) => void;
  /** The newest runs, as a poll answers them: an end counts only if its beginning was known. */
  readonly listed: (runs: readonly Told[]) => void;
  /** The person looks at this tool now. */
  readonly saw: (tool: string) => void;
  /** Nobody is signed in any more, or somebody else. */
  readonly forget: () => void;
};

const nothing: NewsState = { running: new Set(), unseen: new Map() };

/** What is under way and what has ended unseen. Each end is told once, however often it is heard of. */
export function createRunNews(deps: NewsDeps): RunNews {
  const { getState, setState, subscribe } = createStore<NewsState>(() => nothing);
  const ended = new Set<string>();

  function begin(id: string): void {
    if (ended.has(id) || getState().running.has(id)) return;
    setState({ running: new Set(getState().running).add(id) });
  }

  function end(run: Told): void {
    if (ended.has(run.id)) return;
    ended.add(run.id);
    const running = new Set(getState().running);
    running.delete(run.id);
    setState({ running });
    if (run.status === 'cancelled' || deps.isLookedAt(run.tool)) return;
    void deps.announce(run).then(
      (isWork) => {
        if (isWork && !deps.isLookedAt(run.tool))
          setState({ unseen: new Map(getState().unseen).set(run.id, run.tool) });
      },
      () => {},
    );
  }

  return {
    get: getState,
    subscribe,
    heard(run) {
      // Of a batch the whole is news, and not each of its rows.
      if (run.parent_id !== undefined) return;
      if (isUnfinished(run)) begin(run.id);
      else end(run);
    },
    listed(runs) {
      for (const run of runs) {
        if (isUnfinished(run)) begin(run.id);
        else if (getState().running.has(run.id)) end(run);
      }
    },
    saw(tool) {
      const left = [...getState().unseen].filter(([, other]) => other !== tool);
      if (left.length !== getState().unseen.size) setState({ unseen: new Map(left) });
    },
    forget() {
      ended.clear();
      setState(nothing);
    },
  };
}
