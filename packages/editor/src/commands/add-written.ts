import type { Editor } from '../store/editor.ts';
import { addText, type TextRole } from './add-text.ts';

/** Puts a text in and opens it for writing: what is typed next is what it says. */
export function addWritten(editor: Editor, role: TextRole, words: string): void {
  editor.edit((site) => addText(site, role, words));
  const [id] = editor.get().selection;
  if (id !== undefined) editor.store.setState({ tab: 'layer', writing: { id, caret: 'all' } });
}
