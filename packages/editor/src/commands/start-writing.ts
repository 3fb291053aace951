import type { Editor } from '../store/editor.ts';

/** Opens the chosen text for writing, if one is chosen and free: what is typed next is what it says. */
export function startWriting(editor: Editor): void {
  const { selection, design } = editor.get();
  const [id, another] = selection;
  if (id === undefined || another !== undefined || design.locked?.includes(id)) return;
  if (editor.site().byId.get(id)?.text) editor.store.setState({ tab: 'layer', writing: { id, caret: 'all' } });
}
