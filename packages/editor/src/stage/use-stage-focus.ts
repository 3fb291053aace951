import { type RefObject, useEffect, useRef } from 'react';
import { reaches } from '../keyboard/key-place.ts';
import { useEditor, useEditorState } from '../store/editor-context.ts';

/** Brings the focus to the chosen layer on the canvas, or to the canvas, whenever it would be lost otherwise. */
export function useStageFocus(stage: RefObject<HTMLElement | null>): () => void {
  const editor = useEditor();
  const focusChosen = (): void => {
    const [id] = editor.get().selection;
    const target = id === undefined ? null : stage.current?.querySelector<HTMLElement>(`[data-layer="${id}"]`);
    (target ?? stage.current)?.focus({ preventScroll: true });
  };
  const latest = useRef(focusChosen);
  useEffect(() => {
    latest.current = focusChosen;
  });
  useFocusAfterWriting(latest);
  useFocusWhenAsked(latest);
  useFocusFallen(stage, latest);
  return focusChosen;
}

type Focus = RefObject<() => void>;

/** Whoever stops writing by a key is where they were: at the layer. */
function useFocusAfterWriting(focus: Focus): void {
  const writing = useEditorState((state) => state.writing?.id);
  const before = useRef(writing);
  useEffect(() => {
    if (before.current !== undefined && writing === undefined && document.activeElement === document.body)
      focus.current();
    before.current = writing;
  }, [writing, focus]);
}

/** What was put in is at hand at once: a new text is being written already, the rest has the focus. */
function useFocusWhenAsked(focus: Focus): void {
  const asked = useEditorState((state) => state.asked);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current !== asked) focus.current();
    before.current = asked;
  }, [asked, focus]);
}

/** A button that goes away under the hand leaves the focus to the dialog around the editor. */
function useFocusFallen(stage: RefObject<HTMLElement | null>, focus: Focus): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const root = stage.current?.closest<HTMLElement>('[data-editor]') ?? null;
      if (reaches(root, target) && !root.contains(target as Element)) focus.current();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [stage, focus]);
}
