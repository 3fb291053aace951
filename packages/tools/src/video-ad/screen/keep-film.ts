import { sameJson } from '@adwright/contract/document/json-value.ts';
import type { FilmEditor } from '@adwright/editor/timeline/film-editor.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import type { DocumentSession } from '../../kit/form/screen/tool-host.ts';

/**
 * Every change of the editor is in the document at once, and what came from elsewhere in the editor. The document
 * itself gathers changes before it sends them: waiting here, too, would show "Saved" over a change that is not, and
 * leave the last one out of an export or a closed editor.
 */
export function keepFilm(editor: FilmEditor, session: DocumentSession): () => void {
  let told = editor.get().film;
  const stopWatching = editor.store.subscribe(({ film }) => {
    if (film === told) return;
    told = film;
    session.change(film);
  });
  const stopHearing = session.subscribe(() => {
    const film = session.get().document as Film;
    // What we said comes back as it was.
    if (film === told || sameJson(film, told)) return;
    told = film;
    editor.replace(film);
  });
  return () => {
    stopWatching();
    stopHearing();
  };
}
