import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { emptyHistory, type History, record, rested, stepBack, stepForward } from '../history/history.ts';
import { musicToEnd } from './edits/music-to-end.ts';
import { type Item, spanOf } from './model/spans.ts';
import type { TimeScale } from './model/time-scale.ts';

export type FilmState = {
  readonly film: Film;
  /** The format that is looked at. */
  readonly format: string;
  /** The film in it. */
  readonly creative: Creative;
  readonly history: History<Film>;
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
  /** Every format takes the change, from the film as it is or as it was: a layer that one of them lacks stays away there. */
  edit(change: (creative: Creative) => Creative, tag?: string, from?: Film): void;
  editFilm(change: (film: Film) => Film): void;
  rest(): void;
  undo(): void;
  redo(): void;
  seek(seconds: number): void;
  choose(item: Item | undefined): void;
  chooseFormat(format: string): void;
  /** Another document in the place of this one: an earlier version, or somebody else's. */
  replace(film: Film): void;
};

/** A film of one format, nobody speaking in it. */
export function filmOfOne(creative: Creative): Film {
  return { run_id: null, lines: {}, formats: { [creative.width > creative.height ? '16:9' : '9:16']: creative } };
}

/** The film with every format as a function makes it; the same one where none became another. */
export function mapFormats(film: Film, change: (creative: Creative, format: string) => Creative): Film {
  const formats = Object.entries(film.formats).map(([format, creative]) => [format, change(creative, format)] as const);
  const same = formats.every(([format, creative]) => creative === film.formats[format]);
  return same ? film : { ...film, formats: Object.fromEntries(formats) };
}

const formatIn = (film: Film, wished: string): string =>
  film.formats[wished] ? wished : (Object.keys(film.formats)[0] ?? wished);

export function createFilmEditor(film: Film, wished = ''): FilmEditor {
  const format = formatIn(film, wished);
  const store = createStore<FilmState>(() => ({
    film,
    format,
    creative: film.formats[format] as Creative,
    history: emptyHistory(),
    playhead: 0,
    playing: false,
    chosen: undefined,
    scale: { perSecond: 60 },
    snapped: undefined,
  }));
  const get = store.getState;
  /** A film that became shorter has no moment after its end, and what is gone is not chosen. */
  const settled = (next: Film, history: FilmState['history'], shown = get().format): Partial<FilmState> => {
    const { playhead, chosen } = get();
    const now = formatIn(next, shown);
    const creative = next.formats[now] as Creative;
    return {
      film: next,
      format: now,
      creative,
      history,
      playhead: Math.min(playhead, durationOf(creative)),
      chosen: chosen && spanOf(creative, chosen) ? chosen : undefined,
    };
  };
  const moveTo = (moved: ReturnType<typeof stepBack<Film>>): void => {
    if (moved) store.setState(settled(moved.doc, moved.history));
  };
  const put = (next: Film, tag?: string): void => {
    const { film: now, history } = get();
    if (next === now) return;
    const heard = mapFormats(next, (creative, format) => musicToEnd(now.formats[format] ?? creative, creative));
    store.setState(settled(heard, record(history, now, heard, { tag })));
  };
  return {
    store,
    get,
    edit: (change, tag, from) => put(mapFormats(from ?? get().film, change), tag),
    editFilm: (change) => put(change(get().film)),
    rest: () => store.setState(({ history }) => ({ history: rested(history) })),
    undo: () => moveTo(stepBack(get().history, get().film)),
    redo: () => moveTo(stepForward(get().history, get().film)),
    seek: (seconds) =>
      store.setState(({ creative: now }) => ({ playhead: Math.max(0, Math.min(durationOf(now), seconds)) })),
    choose(item) {
      const { creative, playhead, history } = get();
      const span = item?.kind === 'scene' ? spanOf(creative, item) : undefined;
      // Whoever takes a scene wants to see it, whole rather than coming in.
      const away = span && (playhead < span.start || playhead >= span.end);
      const at = away ? Math.min(span.start + 0.8, (span.start + span.end) / 2) : playhead;
      store.setState({ chosen: item, history: rested(history), playhead: at });
    },
    chooseFormat: (next) => store.setState(settled(get().film, rested(get().history), next)),
    replace: (next) => store.setState({ ...settled(next, emptyHistory()), playing: false }),
  };
}
