import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Film } from '@adwright/studio/document/film.ts';
import { moveItem, trimItem } from './edits/edit-item.ts';
import type { FilmEditor } from './film-editor.ts';
import { type Item, itemKey, spanOf } from './model/spans.ts';
import { snapMarks, snapTime } from './model/snap-time.ts';
import { toFrame, xToTime } from './model/time-scale.ts';

export type Hold = 'body' | 'start' | 'end';

/** Pixels of the screen within which a mark draws an edge to it. */
const near = 7;

export type TimelineDrag = {
  down(item: Item, hold: Hold, x: number): void;
  move(x: number, free?: boolean): void;
  up(): void;
  cancel(): boolean;
};

type Session = {
  readonly item: Item;
  readonly hold: Hold;
  readonly x: number;
  readonly from: Creative;
  readonly film: Film;
  moved: boolean;
};

/** A drag on the timeline, whoever moves the pointer. Every step begins at the film as it was, and all are one step back. */
export function createTimelineDrag(editor: FilmEditor, beats: readonly number[] = []): TimelineDrag {
  let session: Session | undefined;
  const end = (): void => {
    session = undefined;
    editor.store.setState({ snapped: undefined });
    editor.rest();
  };
  return {
    down(item, hold, x) {
      editor.choose(item);
      const { creative: from, film } = editor.get();
      session = { item, hold, x, from, film, moved: false };
    },
    move(x, free = false) {
      const span = session && spanOf(session.from, session.item);
      if (!session || !span) return;
      if (!session.moved && Math.abs(x - session.x) < 3) return;
      session.moved = true;
      const { item, hold, from, film } = session;
      const { scale, playhead } = editor.get();
      const by = xToTime(x - session.x, scale);
      const edges = hold === 'body' ? [span.start + by, span.end + by] : [span[hold] + by];
      const reach = free || (item.kind === 'scene' && hold === 'body') ? 0 : xToTime(near, scale);
      const { by: more, mark } = snapTime(edges, snapMarks(from, item, [...beats, playhead]), reach);
      const to = toFrame((edges[0] ?? 0) + more, from.fps);
      editor.store.setState({ snapped: mark });
      editor.edit(
        (one) => (hold === 'body' ? moveItem(one, item, to) : trimItem(one, item, hold, to)),
        `drag ${itemKey(item)} ${hold}`,
        film,
      );
    },
    up: end,
    cancel() {
      if (!session) return false;
      const { moved } = session;
      end();
      if (moved) editor.undo();
      return true;
    },
  };
}
