import { durationOf } from '@adwright/studio/creative/timeline.ts';
import type { Key } from '../keyboard/keymap.ts';
import { carryAlong } from './edits/carry-along.ts';
import { copyScene } from './edits/copy-scene.ts';
import { moveItem, removeItem, splitAt, trimItem } from './edits/edit-item.ts';
import { moveScene } from './edits/move-scene.ts';
import type { FilmEditor } from './film-editor.ts';
import { itemKey, sceneInHand, spanOf } from './model/spans.ts';
import { zoomed } from './model/time-scale.ts';

/** An arrow moves the playhead by a picture; with Alt what is chosen; with Alt and Shift its end. */
function arrow(editor: FilmEditor, way: 1 | -1, event: Key): void {
  const { creative, playhead, chosen } = editor.get();
  const far = (event.shiftKey && !event.altKey ? 10 : 1) / creative.fps;
  const span = chosen && spanOf(creative, chosen);
  if (!event.altKey || !chosen || !span) return editor.seek(playhead + way * far);
  if (event.shiftKey)
    return editor.edit((now) => trimItem(now, chosen, 'end', span.end + way * far), `trim ${itemKey(chosen)}`);
  // A scene is moved by whole places, anything else by a picture.
  if (chosen.kind === 'scene') {
    const place = creative.scenes.findIndex(({ id }) => id === chosen.id) + way;
    return editor.edit((now) => carryAlong(now, moveScene(now, chosen.id, place)));
  }
  return editor.edit((now) => moveItem(now, chosen, span.start + way * far), `move ${itemKey(chosen)}`);
}

/** The scene that is chosen, or else the one that is seen. */
function copyChosen(editor: FilmEditor): void {
  const scene = sceneInHand(editor.get());
  if (scene) editor.edit((now) => copyScene(now, scene));
}

type Run = (editor: FilmEditor) => void;

const runs: Readonly<Record<string, Run>> = {
  ' ': (editor) => editor.store.setState(({ playing }) => ({ playing: !playing })),
  Home: (editor) => editor.seek(0),
  End: (editor) => editor.seek(durationOf(editor.get().creative)),
  s: (editor) => editor.edit((now) => splitAt(now, editor.get().chosen, editor.get().playhead)),
  Delete(editor) {
    const { chosen } = editor.get();
    if (chosen) editor.edit((now) => removeItem(now, chosen));
  },
  '+': (editor) => editor.store.setState(({ scale }) => ({ scale: zoomed(scale, 1.4) })),
  '-': (editor) => editor.store.setState(({ scale }) => ({ scale: zoomed(scale, 1 / 1.4) })),
};

/** Answers whether the key meant something here. */
export function pressOnTimeline(editor: FilmEditor, event: Key): boolean {
  const mod = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (mod) {
    if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
    else if (key === 'z') editor.undo();
    else if (key === 'd') copyChosen(editor);
    else return false;
    return true;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    arrow(editor, key === 'ArrowRight' ? 1 : -1, event);
    return true;
  }
  const run = runs[key === 'Backspace' ? 'Delete' : key === '=' ? '+' : key];
  run?.(editor);
  return run !== undefined;
}
