import type { ClipboardEvent } from 'react';
import { addText } from '../commands/add-text.ts';
import { removeLayers } from '../commands/remove-layers.ts';
import { useEditor } from '../store/editor-context.ts';
import { readClip } from './clip.ts';
import { copyLayers } from './copy-layers.ts';
import { pasteLayers } from './paste-layers.ts';

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select');
}

/** The system's clipboard carries layers as text, so that they reach another size, another ad and another window. */
export function useClipboardEvents() {
  const editor = useEditor();
  const take = (event: ClipboardEvent): boolean => {
    if (isWriting(event.target) || String(document.getSelection()) !== '') return false;
    const clip = copyLayers(editor.site(), editor.get().selection);
    if (!clip) return false;
    editor.store.setState({ clip });
    event.clipboardData.setData('text/plain', JSON.stringify(clip));
    event.preventDefault();
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent) => void take(event),
    onCut(event: ClipboardEvent) {
      if (take(event)) editor.edit((site) => removeLayers(site, editor.get().selection));
    },
    onPaste(event: ClipboardEvent) {
      if (isWriting(event.target)) return;
      const text = event.clipboardData.getData('text/plain');
      const clip = readClip(text);
      const words = text.trim();
      if (clip) editor.edit((site) => pasteLayers(site, clip));
      else if (words !== '' && words.length <= 500) editor.edit((site) => addText(site, 'body', words));
      else return;
      event.preventDefault();
    },
  };
}
