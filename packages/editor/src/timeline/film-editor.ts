import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyHistory, type History, record, rested, stepBack, stepForward } from '../history/history.ts';
import { type Item, spanOf } from './model/spans.ts';
import type { TimeScale } from './model/time-scale.ts';

export type FilmState = {
  readonly creative: Creative;
  readonly history: History<Creative>;
  /** Seconds on the clock of the whole. */
  readonly playhead: number;
  readonly playing: boolean;
  readonly chosen: Item | undefined;
  readonly scale: TimeScale;
  /** The moment a drag is drawn to now. */
  readonly snapped: number | undefined;
};

/** The document of a film, its history and its clock. The same history as a picture's, on another kind of document. */
export type FilmEditor = {
  readonly store: StoreApi<FilmState>;
  get(): FilmState;
  edit(change: (creative: Creative) => Creative, tag?: string): void;
  rest(): void;
  undo(): void;
  redo(): void;
  seek(seconds: number): void;
  choose(item: Item | undefined): void;
};

export function createFilmEditor(creative: Creative): FilmEditor {
  const store = createStore<FilmState>(() => ({
    creative,
    history: emptyHistory(),
    playhead: 0,
    playing: false,
    chosen: undefined,
    scale: { perSecond: 60 },
    snapped: undefined,
  }));
  const get = store.getState;
  /** A film that became shorter has no moment after its end, and what is gone is not chosen. */
  const settled = (next: Creative, history: FilmState['history']): Partial<FilmState> => {
    const { playhead, chosen } = get();
    return {
      creative: next,
      history,
      playhead: Math.min(playhead, durationOf(next)),
      chosen: chosen && spanOf(next, chosen) ? chosen : undefined,
    };
  };
  const moveTo = (moved: ReturnType<typeof stepBack<Creative>>): void => {
    if (moved) store.setState(settled(moved.doc, moved.history));
  };
  return {
    store,
    get,
    edit(change, tag) {
      const { creative: now, history } = get();
      const next = change(now);
      if (next !== now) store.setState(settled(next, record(history, now, next, { tag })));
    },
    rest: () => store.setState(({ history }) => ({ history: rested(history) })),
    undo: () => moveTo(stepBack(get().history, get().creative)),
    redo: () => moveTo(stepForward(get().history, get().creative)),
    seek: (seconds) =>
      store.setState(({ creative: now }) => ({ playhead: Math.max(0, Math.min(durationOf(now), seconds)) })),
    choose: (item) => store.setState(({ history }) => ({ chosen: item, history: rested(history) })),
  };
}
