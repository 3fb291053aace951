import { type RefObject, useEffect } from 'react';
import { addText } from '../commands/add-text.ts';
import { removeLayers } from '../commands/remove-layers.ts';
import { isField, reaches } from '../keyboard/key-place.ts';
import { useEditor } from '../store/editor-context.ts';
import type { Editor } from '../store/editor.ts';
import { readClip } from './clip.ts';
import { copyLayers } from './copy-layers.ts';
import { pasteLayers } from './paste-layers.ts';

/** How long after the middle button a paste is that button's: on Linux it brings whatever was marked last. */
const echo = 500;

/** The system's clipboard carries layers as text, so that they reach another size, another ad and another window. */
export function useClipboardEvents(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    let pannedUntil = 0;
    const isOurs = ({ target }: ClipboardEvent): boolean => reaches(root.current, target) && !isField(target);
    const notePan = ({ button, timeStamp }: PointerEvent): void => {
      if (button === 1) pannedUntil = timeStamp + echo;
    };
    const listeners = {
      copy: (event: ClipboardEvent): void => void (isOurs(event) && take(editor, event)),
      cut(event: ClipboardEvent): void {
        if (isOurs(event) && take(editor, event)) editor.edit((site) => removeLayers(site, editor.get().selection));
      },
      paste(event: ClipboardEvent): void {
        if (!isOurs(event)) return;
        if (event.timeStamp < pannedUntil || bring(editor, event)) event.preventDefault();
      },
    };
    const ended = new AbortController();
    const until = { signal: ended.signal };
    document.addEventListener('copy', listeners.copy, until);
    document.addEventListener('cut', listeners.cut, until);
    document.addEventListener('paste', listeners.paste, until);
    document.addEventListener('pointerdown', notePan, { ...until, capture: true });
    document.addEventListener('pointerup', notePan, { ...until, capture: true });
    return () => ended.abort();
  }, [editor, root]);
}

function take(editor: Editor, event: ClipboardEvent): boolean {
  if (String(document.getSelection()) !== '') return false;
  const clip = copyLayers(editor.site(), editor.get().selection);
  if (!clip || !event.clipboardData) return false;
  editor.store.setState({ clip });
  event.clipboardData.setData('text/plain', JSON.stringify(clip));
  event.preventDefault();
  return true;
}

function bring(editor: Editor, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain') ?? '';
  const clip = readClip(text);
  const words = text.trim();
  if (clip) editor.edit((site) => pasteLayers(site, clip));
  else if (words !== '' && words.length <= 500) editor.edit((site) => addText(site, 'body', words));
  else return false;
  return true;
}
