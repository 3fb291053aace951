import { layerAt, standingBox } from '@adwright/studio/design/layer-boxes.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { intersection } from '@adwright/studio/layout/geometry.ts';
import { withMates } from '../commands/group-layers.ts';
import { unlocked } from '../commands/lock-layers.ts';
import { caretAt } from '../geometry/caret-at.ts';
import { zoomOf } from '../geometry/view.ts';
import type { Editor } from '../store/editor.ts';
import { beginDrag, type Drag } from './drag.ts';
import type { Press } from './press.ts';

/** Pixels of the screen that a hand trembles. */
const tremble = 3;

type Session =
  | { readonly kind: 'drag'; readonly start: Point; readonly drag: Drag; moved: boolean }
  | { readonly kind: 'marquee'; readonly start: Point; readonly before: readonly string[]; moved: boolean };

export type PointerSession = {
  down(press: Press): void;
  move(press: Press): void;
  up(press: Press): void;
  /** Called off: by the system, or by Escape. Answers whether there was anything to call off. */
  cancel(): boolean;
  /** A finger that only tapped chooses; a mouse has chosen when it went down. */
  tap(press: Press): void;
  twice(press: Press): void;
};

/** What a pointer does on the canvas, whoever moves it: a browser's events or a test. */
export function createPointerSession(editor: Editor): PointerSession {
  let session: Session | undefined;
  let dragged = false;
  const { store } = editor;

  const hitAt = (at: Point): EditableLayer | undefined => {
    const { list, layers } = editor.site();
    const open = layers.filter((layer) => !layer.hidden);
    // What is locked lies there like paper: it is chosen only where nothing else is.
    const { design } = editor.get();
    const free = unlocked(
      design,
      open.map(({ id }) => id),
    );
    return (
      layerAt(
        list,
        open.filter(({ id }) => free.includes(id)),
        at,
      ) ?? layerAt(list, open, at)
    );
  };

  const pick = (hit: EditableLayer | undefined, shift: boolean): void => {
    const { selection, design } = editor.get();
    if (!hit) {
      if (!shift) editor.select([]);
      return;
    }
    const all = withMates(design, [hit.id]);
    if (!shift) return selection.includes(hit.id) ? undefined : editor.select(all);
    const has = selection.includes(hit.id);
    return editor.select(has ? selection.filter((id) => !all.includes(id)) : [...new Set([...selection, ...all])]);
  };

  const begin = (press: Press): void => {
    const drag = beginDrag(editor, press);
    if (drag) session = { kind: 'drag', start: press.at, drag, moved: false };
  };

  return {
    down(press) {
      dragged = false;
      if (press.mark !== undefined && press.mark !== 'selection') return begin(press);
      // A finger first chooses, then drags what it has chosen: anywhere else it scrolls the page.
      if (press.touch) return press.mark === 'selection' ? begin(press) : undefined;
      const onChosen = press.mark === 'selection' && !press.shift;
      const hit = hitAt(press.at);
      if (!onChosen || (hit && !editor.get().selection.includes(hit.id))) pick(hit, press.shift);
      if (hit || onChosen) return begin(press);
      session = { kind: 'marquee', start: press.at, before: editor.get().selection, moved: false };
    },
    move(press) {
      if (!session) return;
      const { frame, view, viewport } = editor.get();
      const scale = viewport.width === 0 ? 1 : zoomOf(view, frame, viewport);
      const far = Math.hypot(press.at.x - session.start.x, press.at.y - session.start.y) * scale;
      if (!session.moved && far < tremble) return;
      session.moved = true;
      dragged = true;
      if (session.kind === 'drag') return store.setState({ live: session.drag.step(press, scale) });
      const marquee = between(session.start, press.at);
      store.setState({ marquee });
      editor.select([...new Set([...session.before, ...touchedBy(editor, marquee)])]);
    },
    up() {
      const ended = session;
      session = undefined;
      store.setState({ live: undefined, marquee: undefined });
      if (ended?.kind === 'drag' && ended.moved) {
        ended.drag.keep();
        editor.rest();
      }
    },
    cancel() {
      const going = session !== undefined;
      session = undefined;
      if (going) store.setState({ live: undefined, marquee: undefined });
      return going;
    },
    tap(press) {
      if (!dragged) pick(hitAt(press.at), press.shift);
    },
    twice(press) {
      const hit = hitAt(press.at);
      if (!hit) return;
      editor.select([hit.id]);
      if (hit.text && unlocked(editor.get().design, [hit.id]).length > 0)
        store.setState({ writing: { id: hit.id, caret: caretIn(editor, hit, press.at) } });
    },
  };
}

function caretIn(editor: Editor, { text }: EditableLayer, at: Point): number | 'all' {
  const { list, measurer } = editor.site();
  const node = list.scenes[0]?.nodes.find(({ id }) => id === text?.id);
  if (!text || node?.paint.kind !== 'text') return 'all';
  const stands = standingBox(node);
  const factor = node.box.width / Math.max(1, stands.width);
  const inBox = { x: node.box.x + (at.x - stands.x) * factor, y: node.box.y + (at.y - stands.y) * factor };
  return caretAt(text.text, node.paint, inBox, measurer);
}

function between(a: Point, b: Point): Rect {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** Grounds that fill the picture would be caught by every marquee; what is locked stays out of it, too. */
function touchedBy(editor: Editor, area: Rect): string[] {
  const { boxes, layers, design, frame } = editor.site();
  const whole = frame.width * frame.height * 0.4;
  const touched = layers.flatMap(({ id, hidden, kind }) => {
    const box = boxes.get(id);
    if (hidden || !box || !intersection(box, area)) return [];
    return kind === 'shape' && box.width * box.height > whole ? [] : [id];
  });
  return withMates(design, unlocked(design, touched));
}
