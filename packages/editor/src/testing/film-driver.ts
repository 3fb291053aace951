import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { createFilmEditor, type FilmEditor, filmOfOne } from '../timeline/film-editor.ts';
import { type Item, type Span, spanOf } from '../timeline/model/spans.ts';
import { timeToX } from '../timeline/model/time-scale.ts';
import { sampleFilm } from '../timeline/sample-film.ts';
import { createTimelineDrag, type Hold } from '../timeline/timeline-drag.ts';
import { pressOnTimeline } from '../timeline/timeline-keys.ts';

export type FilmDriver = {
  readonly editor: FilmEditor;
  film(): Creative;
  span(item: Item): Span;
  /** By the middle or by an edge, so many seconds, in four steps. */
  drag(item: Item, hold: Hold, seconds: number, free?: boolean): void;
  press(...keys: readonly string[]): void;
};

/** A timeline without a browser, used as a person uses it. */
export function openFilm(film: Creative | Film = sampleFilm(), beats: readonly number[] = []): FilmDriver {
  const editor = createFilmEditor('formats' in film ? film : filmOfOne(film));
  const pointer = createTimelineDrag(editor, beats);
  return {
    editor,
    film: () => editor.get().creative,
    span(item) {
      const found = spanOf(editor.get().creative, item);
      if (!found) throw new Error(`no ${item.kind} ${item.id}`);
      return found;
    },
    drag(item, hold, seconds, free = false) {
      pointer.down(item, hold, 500);
      for (const share of [0.25, 0.5, 0.75, 1]) pointer.move(500 + timeToX(seconds * share, editor.get().scale), free);
      pointer.up();
    },
    press(...keys) {
      for (const spelling of keys) {
        const parts = spelling.split('+');
        const has = (name: string): boolean => parts.slice(0, -1).includes(name);
        pressOnTimeline(editor, {
          key: parts.at(-1) ?? '',
          shiftKey: has('Shift'),
          altKey: has('Alt'),
          ctrlKey: has('Mod'),
          metaKey: false,
        });
      }
    },
  };
}
