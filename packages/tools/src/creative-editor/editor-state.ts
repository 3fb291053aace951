import { designCreative } from '@adwright/studio/design/design-creative.ts';
import type { DesignFrame } from '@adwright/studio/design/design-frame.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { EditScope } from '@adwright/studio/design/edit-design.ts';
import { editableLayers, type EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { createContext, use, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { reduceHistory, startHistory, type History, type HistoryAction } from './history.ts';

export type NamedFrame = DesignFrame & { readonly name: string };

export type Editor = {
  readonly design: AdDesign;
  readonly frames: readonly NamedFrame[];
  readonly frame: NamedFrame;
  readonly creative: Creative;
  /** From the back to the front. */
  readonly layers: readonly EditableLayer[];
  readonly selected: EditableLayer | undefined;
  readonly selectedId: string | undefined;
  /** What the canvas shows at rest; undefined until it has drawn. */
  readonly list: DisplayList | undefined;
  readonly scope: EditScope;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Equal tags in a row are one step back. */
  change(design: AdDesign, tag?: string): void;
  rest(): void;
  undo(): void;
  redo(): void;
  select(id: string | undefined): void;
  chooseFrame(id: string): void;
  chooseScope(only: boolean): void;
  showList(list: DisplayList): void;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part of the editor stands in no editor');
  return editor;
}

/** A parent may keep a design and hand it back as another object, or later than the next one was made. */
const remembered = 30;

/** The design is the parent's; its history is the editor's and starts anew when the parent brings another. */
function useDesignHistory(
  design: AdDesign,
  onChange: (design: AdDesign) => void,
): [History<AdDesign>, (action: HistoryAction<AdDesign>) => void] {
  const [history, dispatch] = useReducer(reduceHistory<AdDesign>, design, startHistory);
  const told = useRef([JSON.stringify(design)]);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const given = JSON.stringify(design);
    if (told.current.includes(given)) return;
    told.current = [given];
    dispatch({ kind: 'replace', value: design });
  }, [design]);
  useEffect(() => {
    const made = JSON.stringify(history.present);
    if (told.current.at(-1) === made) return;
    told.current = [...told.current.slice(-remembered), made];
    latest.current(history.present);
  }, [history.present]);
  return [history, dispatch];
}

export function useEditorState(
  given: AdDesign,
  frames: readonly NamedFrame[],
  onChange: (design: AdDesign) => void,
): Editor {
  const [history, dispatch] = useDesignHistory(given, onChange);
  const design = history.present;
  const [frameId, chooseFrame] = useState<string>();
  const [selectedId, select] = useState<string>();
  const [only, chooseScope] = useState(false);
  const [list, showList] = useState<DisplayList>();
  const frame = frames.find(({ id }) => id === frameId) ?? frames[0];
  if (!frame) throw new Error('An editor needs a size to show');
  const creative = useMemo(() => designCreative(design, frame), [design, frame]);
  const layers = useMemo(() => editableLayers(design, frame), [design, frame]);
  const actions = useMemo(
    () => ({
      change: (value: AdDesign, tag?: string) => dispatch({ kind: 'change', value, tag }),
      rest: () => dispatch({ kind: 'rest' }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    }),
    [dispatch],
  );
  return {
    design,
    frames,
    frame,
    creative,
    layers,
    selected: layers.find(({ id }) => id === selectedId),
    selectedId,
    list,
    scope: { placement: frame.id, only },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...actions,
    select,
    chooseFrame,
    chooseScope,
    showList,
  };
}
