import type { JsonObject } from '@adwright/contract/document/json-value.ts';
import { createFilmEditor, filmOfOne } from '@adwright/editor/timeline/film-editor.ts';
import { sampleFilm } from '@adwright/editor/timeline/sample-film.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { expect, it } from 'vitest';
import type { DocumentSession } from '../../kit/form/screen/tool-host.ts';
import { keepFilm } from './keep-film.ts';

/** A document that keeps what it is told. */
function openDocument(initial: Film): DocumentSession & { fromElsewhere(film: Film): void } {
  let document: JsonObject = initial;
  const listeners = new Set<() => void>();
  const put = (next: JsonObject): void => {
    document = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => ({ document, revision: 1, status: 'saved' }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: put,
    fromElsewhere: put,
    saved: () => Promise.resolve(1),
    close: () => undefined,
  };
}

const film = filmOfOne(sampleFilm());
const shorter = (now: Film): Film => ({ ...now, run_id: 'another' });

it('has a change in the document before anything else can happen: an export, a closed editor', () => {
  const session = openDocument(film);
  const editor = createFilmEditor(film);
  const stop = keepFilm(editor, session);
  editor.editFilm(shorter);
  expect(session.get().document).toBe(editor.get().film);
  stop();
  editor.undo();
  expect(session.get().document).toMatchObject({ run_id: 'another' });
});

it('takes over what came from elsewhere, and no echo of its own', () => {
  const session = openDocument(film);
  const editor = createFilmEditor(film);
  keepFilm(editor, session);
  editor.editFilm(shorter);
  session.fromElsewhere(structuredClone(editor.get().film));
  expect(editor.get().history.past).toHaveLength(1);
  session.fromElsewhere({ ...film, run_id: 'theirs' });
  expect(editor.get().film.run_id).toBe('theirs');
});
