import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { FilmEditor } from './film-editor.ts';

/** Moves the playhead with the clock of the screen; at the end it stops. */
export function usePlayback(editor: FilmEditor): void {
  const playing = useStore(editor.store, (state) => state.playing);
  useEffect(() => {
    if (!playing) return undefined;
    const length = durationOf(editor.get().creative);
    const from = editor.get().playhead >= length - 0.01 ? 0 : editor.get().playhead;
    const started = performance.now();
    let asked = 0;
    const step = (now: number): void => {
      const at = from + Math.max(0, now - started) / 1000;
      editor.seek(at);
      if (at >= durationOf(editor.get().creative)) editor.store.setState({ playing: false });
      else asked = requestAnimationFrame(step);
    };
    asked = requestAnimationFrame(step);
    return () => cancelAnimationFrame(asked);
  }, [editor, playing]);
}
