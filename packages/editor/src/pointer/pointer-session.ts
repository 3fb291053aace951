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
  | {
      readonly kind: 'marquee';
      readonly start: Point;
      readonly before: readonly string[];
      /** What lies there and is chosen by a press that goes nowhere. */
      readonly ground: EditableLayer | undefined;
      readonly shift: boolean;
      moved: boolean;
    };

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
    // What is locked lies there like paper: it is chosen only where nothing else is but the ground.
    const free = open.filter((layer) => !isLocked(editor, layer) && !isGround(editor, layer));
    return layerAt(list, free, at) ?? layerAt(list, open, at);
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

  const frame = ({ at, shift }: Press, ground: EditableLayer | undefined): void => {
    if (!shift) editor.select([]);
    session = { kind: 'marquee', start: at, before: editor.get().selection, ground, shift, moved: false };
  };

  return {
    down(press) {
      dragged = false;
      if (press.mark !== undefined && press.mark !== 'selection') return begin(press);
      // A finger first chooses, then drags what it has chosen: anywhere else it scrolls the page.
      if (press.touch) return press.mark === 'selection' ? begin(press) : undefined;
      const hit = hitAt(press.at);
      const chosen = hit !== undefined && editor.get().selection.includes(hit.id);
      // A frame, a background or what is locked is chosen first; a drag across it draws a marquee, as on bare ground.
      const stays = !hit || isGround(editor, hit) || isLocked(editor, hit);
      const held = press.mark === 'selection' || (chosen && !isLocked(editor, hit));
      if (held && !press.shift && holdsFree(editor) && (stays || chosen)) return begin(press);
      if (stays) return frame(press, hit);
      pick(hit, press.shift);
      begin(press);
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
      if (ended?.kind === 'marquee' && !ended.moved && ended.ground) pick(ended.ground, ended.shift);
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

function isLocked(editor: Editor, { id }: EditableLayer): boolean {
  return unlocked(editor.get().design, [id]).length === 0;
}

function holdsFree(editor: Editor): boolean {
  const { design, selection } = editor.get();
  return unlocked(design, selection).length > 0;
}

/** What the picture stands on: a shape over much of it, or a picture over all of it. */
function isGround(editor: Editor, { id, kind }: EditableLayer): boolean {
  const { boxes, frame } = editor.site();
  const box = boxes.get(id);
  if (!box) return false;
  if (kind === 'shape') return box.width * box.height >= frame.width * frame.height * 0.4;
  return kind === 'picture' && box.width >= frame.width * 0.94 && box.height >= frame.height * 0.94;
}

/** Grounds that fill the picture would be caught by every marquee; what is locked stays out of it, too. */
function touchedBy(editor: Editor, area: Rect): string[] {
  const { boxes, layers, design } = editor.site();
  const touched = layers.flatMap((layer) => {
    const box = boxes.get(layer.id);
    if (layer.hidden || !box || !intersection(box, area)) return [];
    return isGround(editor, layer) ? [] : [layer.id];
  });
  return withMates(design, unlocked(design, touched));
}
