import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';
import { emptyHistory, type Moved, record, rested, stepBack, stepForward } from '../history/history.ts';
import { createEditorStore, type EditorStart, type EditorState, type EditorStore } from './editor-store.ts';
import type { NamedFrame } from './frame.ts';
import { buildOf, type Outcome, type Site, siteOf } from './site.ts';

/** A small change: from the design as it is, in the size at hand, to the design as it shall be. */
export type Edit = (site: Site) => AdDesign | Outcome;

/** What the panels, the canvas and the keys do to a document. Made once for as long as an editor is open. */
export type Editor = {
  readonly store: EditorStore;
  get(): EditorState;
  site(): Site;
  /** Equal tags in a row are one step back. */
  edit(change: Edit, tag?: string): void;
  /** The next change begins a step of its own. */
  rest(): void;
  undo(): void;
  redo(): void;
  select(ids: readonly string[]): void;
  /** The canvas takes the focus, at what is chosen. */
  askFocus(): void;
  chooseFrame(id: string): void;
  setFrames(frames: readonly NamedFrame[]): void;
  /** Another document: there is nothing to go back to. */
  replace(design: AdDesign): void;
  measuredBy(measurer: TextMeasurer): void;
};

function isOutcome(made: AdDesign | Outcome): made is Outcome {
  return 'design' in made;
}

export function createEditor(start: EditorStart): Editor {
  const store = createEditorStore(start);
  const get = store.getState;

  /** Only what is there can be chosen: a step back may take a layer away. */
  const present = (design: AdDesign, frame: NamedFrame, ids: readonly string[]): readonly string[] => {
    const { byId } = buildOf(design, frame);
    const kept = ids.filter((id) => byId.has(id));
    return kept.length === ids.length ? ids : kept;
  };

  const moveTo = (moved: Moved<AdDesign> | undefined): void => {
    if (!moved) return;
    const { frame } = get();
    store.setState({
      design: moved.doc,
      history: moved.history,
      selection: present(moved.doc, frame, moved.chosen),
      writing: undefined,
      live: undefined,
    });
  };

  return {
    store,
    get,
    site: () => siteOf(get()),
    edit(change, tag) {
      const { design, history, frame, selection } = get();
      const made = change(siteOf(get()));
      const next = isOutcome(made) ? made.design : made;
      const chosen = isOutcome(made) ? made.selection : undefined;
      if (next === design && !chosen) return;
      const after = present(next, frame, chosen ?? selection);
      const steps = record(history, design, next, { tag, chosen: { before: selection, after } });
      store.setState({ design: next, history: next === design ? history : steps, selection: after });
    },
    rest: () => store.setState(({ history }) => ({ history: rested(history) })),
    undo: () => moveTo(stepBack(get().history, get().design)),
    redo: () => moveTo(stepForward(get().history, get().design)),
    select(ids) {
      const { selection, history } = get();
      if (ids.length === selection.length && ids.every((id, index) => id === selection[index])) return;
      store.setState({ selection: ids, history: rested(history) });
    },
    askFocus: () => store.setState(({ asked }) => ({ asked: asked + 1 })),
    chooseFrame(id) {
      const { frames, frame, design, selection, history } = get();
      const next = frames.find((one) => one.id === id) ?? frame;
      store.setState({
        frame: next,
        selection: present(design, next, selection),
        writing: undefined,
        history: rested(history),
      });
    },
    setFrames(frames) {
      const { frame, frames: before } = get();
      const next = frames.find(({ id }) => id === frame.id) ?? frames[0];
      if (next && frames !== before) store.setState({ frames, frame: next });
    },
    replace: (design) =>
      store.setState({ design, history: emptyHistory(), selection: [], writing: undefined, live: undefined }),
    measuredBy(measurer) {
      const now = get();
      if (now.measurer !== measurer || !now.drawn) store.setState({ measurer, drawn: true });
    },
  };
}
