import type { Adjust } from '@adwright/creative-view/creative-painter.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import type { TextMeasurer } from '@adwright/studio/text/measurer.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clip } from '../clipboard/clip.ts';
import type { LayerStyle } from '../commands/layer-style.ts';
import type { Guides } from '../geometry/snap.ts';
import { type View, wholeView } from '../geometry/view.ts';
import { emptyHistory, type History } from '../history/history.ts';
import type { NamedFrame } from './frame.ts';

/** A change that is being made by hand and not yet kept: how it is drawn, and where things are meanwhile. */
export type Live = { readonly adjust: Adjust; readonly boxes: ReadonlyMap<string, Rect>; readonly guides: Guides };

/** A text that is being written in its place on the canvas, and where the caret goes first. */
export type Writing = { readonly id: string; readonly caret: number | 'all' };

export type PanelTab = 'layer' | 'layers' | 'design';

export type EditorState = {
  readonly design: AdDesign;
  readonly history: History<AdDesign>;
  readonly frames: readonly NamedFrame[];
  readonly frame: NamedFrame;
  /** Whether changes hold in the size at hand alone. */
  readonly only: boolean;
  readonly selection: readonly string[];
  readonly writing: Writing | undefined;
  readonly live: Live | undefined;
  readonly marquee: Rect | undefined;
  readonly view: View;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Knows the fonts that have arrived so far. */
  readonly measurer: TextMeasurer;
  /** The canvas has drawn once: what is measured from now on is what is seen. */
  readonly drawn: boolean;
  readonly clip: Clip | undefined;
  readonly style: LayerStyle | undefined;
  readonly tab: PanelTab;
  readonly showSafe: boolean;
  /** Counts how often the canvas was asked to take the focus. */
  readonly asked: number;
};

export type EditorStore = StoreApi<EditorState>;

export type EditorStart = {
  readonly design: AdDesign;
  readonly frames: readonly NamedFrame[];
  readonly measurer: TextMeasurer;
};

export function createEditorStore({ design, frames, measurer }: EditorStart): EditorStore {
  const [frame] = frames;
  if (!frame) throw new Error('An editor needs a size to show');
  return createStore<EditorState>(() => ({
    design,
    history: emptyHistory(),
    frames,
    frame,
    only: false,
    selection: [],
    writing: undefined,
    live: undefined,
    marquee: undefined,
    view: wholeView,
    viewport: { width: 0, height: 0 },
    measurer,
    drawn: false,
    clip: undefined,
    style: undefined,
    tab: 'layer',
    showSafe: false,
    asked: 0,
  }));
}
