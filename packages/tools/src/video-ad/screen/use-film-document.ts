import { createFilmEditor, type FilmEditor } from '@adwright/editor/timeline/film-editor.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { useEffect, useState } from 'react';
import type { DocumentSession } from '../../kit/form/screen/tool-host.ts';
import { keepFilm } from './keep-film.ts';

/** The editor of a film whose every change is kept in its document, and that takes over what came from elsewhere. */
export function useFilmDocument(session: DocumentSession): FilmEditor {
  const [editor] = useState(() => createFilmEditor(session.get().document as Film));
  useEffect(() => keepFilm(editor, session), [editor, session]);
  return editor;
}
