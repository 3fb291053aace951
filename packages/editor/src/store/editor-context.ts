import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import { layoutOnce } from '@adwright/creative-view/layout-once.ts';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Editor } from './editor.ts';
import type { EditorState } from './editor-store.ts';
import { boxesIn, buildOf } from './site.ts';

export const EditorContext = createContext<Editor | null>(null);

/** The editor itself never changes: whoever only acts is never drawn anew. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This part of the editor stands in no editor');
  return editor;
}

/** Draws anew only when what is selected becomes another, or another list of the same. */
export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditor().store, useShallow(select));
}

/** Something about one layer; undefined when it is not there. */
export function useLayer<Value>(id: string, select: (layer: EditableLayer) => Value): Value | undefined {
  return useEditorState((state) => {
    const layer = buildOf(state.design, state.frame).byId.get(id);
    return layer && select(layer);
  });
}

/** Where a layer stands now, a drag in progress included; undefined until the canvas has drawn. */
export function boxNow(state: EditorState, id: string): Rect | undefined {
  if (!state.drawn) return undefined;
  const { creative, layers } = buildOf(state.design, state.frame);
  return state.live?.boxes.get(id) ?? boxesIn(layoutOnce(creative, state.measurer), layers).get(id);
}
