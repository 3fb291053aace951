import { sameJson } from '@adwright/contract/document/json-value.ts';
import { createFilmEditor, type FilmEditor } from '@adwright/editor/timeline/film-editor.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { useEffect, useState } from 'react';
import type { DocumentSession } from '../../kit/form/screen/tool-host.ts';

/** A hand that is still moving is not told to the server. */
const restMs = 300;

/** The editor of a film whose every change is kept in its document, and that takes over what came from elsewhere. */
export function useFilmDocument(session: DocumentSession): FilmEditor {
  const [editor] = useState(() => createFilmEditor(session.get().document as Film));
  useEffect(() => {
    let told = editor.get().film;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (): void => {
      clearTimeout(timer);
      timer = undefined;
      const { film } = editor.get();
      if (film === told) return;
      told = film;
      session.change(film);
    };
    const stopWatching = editor.store.subscribe((state, before) => {
      if (state.film === before.film) return;
      clearTimeout(timer);
      timer = setTimeout(tell, restMs);
    });
    const stopHearing = session.subscribe(() => {
      const film = session.get().document as Film;
      // What we said comes back as it was; what is about to be said wins over what was there before it.
      if (timer !== undefined || film === told || sameJson(film, told)) return;
      told = film;
      editor.replace(film);
    });
    return () => {
      tell();
      stopWatching();
      stopHearing();
    };
  }, [editor, session]);
  return editor;
}
