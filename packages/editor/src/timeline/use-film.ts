import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { FilmEditor, FilmState } from './film-editor.ts';
import { timeToX } from './model/time-scale.ts';

/** Draws anew only when what is selected becomes another. */
export function useFilm<Value>(editor: FilmEditor, select: (state: FilmState) => Value): Value {
  return useStore(editor.store, useShallow(select));
}

/** The playhead stays in sight, wherever it goes. */
export function useFollow(editor: FilmEditor, room: RefObject<HTMLElement | null>): void {
  useEffect(
    () =>
      editor.store.subscribe(({ playhead, scale }, before) => {
        const element = room.current;
        if (!element || (playhead === before.playhead && scale === before.scale)) return;
        const x = timeToX(playhead, scale);
        const air = element.clientWidth * 0.15;
        if (x < element.scrollLeft || x > element.scrollLeft + element.clientWidth - air)
          element.scrollLeft = Math.max(0, x - air);
      }),
    [editor, room],
  );
}
