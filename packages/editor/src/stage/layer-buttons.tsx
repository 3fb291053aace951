import { memo } from 'react';
import { withMates } from '../commands/group-layers.ts';
import { useLabelText, useLayerLabel } from '../panels/layer-names.ts';
import { boxNow, useEditor, useEditorState } from '../store/editor-context.ts';
import { buildOf } from '../store/site.ts';
import { placed } from './stage-marks.tsx';

/** For the keyboard and for those who do not see the canvas: a button where each thing stands, in reading order. */
export function LayerButtons() {
  const ids = useEditorState((state) =>
    buildOf(state.design, state.frame)
      .layers.flatMap(({ id, hidden }) => {
        const box = hidden ? undefined : boxNow(state, id);
        return box ? [{ id, box }] : [];
      })
      .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x)
      .map(({ id }) => id),
  );
  return ids.map((id) => <LayerButton key={id} id={id} />);
}

const LayerButton = memo(function LayerButton({ id }: { id: string }) {
  const editor = useEditor();
  const { whole } = useLabelText();
  const label = useLayerLabel(id);
  const frame = useEditorState((state) => state.frame);
  const box = useEditorState((state) => boxNow(state, id));
  const chosen = useEditorState((state) => state.selection.includes(id));
  if (!box || !label) return null;
  const choose = (): void => {
    const { selection, design } = editor.get();
    if (!selection.includes(id)) editor.select(withMates(design, [id]));
  };
  return (
    <button
      type="button"
      data-layer={id}
      aria-pressed={chosen}
      aria-label={whole(label)}
      style={placed(box, frame)}
      onFocus={choose}
      onClick={(event) => {
        event.stopPropagation();
        choose();
      }}
      // The frame around the selection shows where the focus is.
      className="pointer-events-none absolute outline-none"
    />
  );
});
