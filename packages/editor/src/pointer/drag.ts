import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { centerOf, union } from '@adwright/studio/layout/geometry.ts';
import { unlocked } from '../commands/lock-layers.ts';
import { moveLayers, scaleLayers } from '../commands/move-layers.ts';
import { stretchLayer, stretchWithin } from '../commands/stretch-layer.ts';
import { turnLayers } from '../commands/turn-layers.ts';
import { adjustBox, adjustList, type Change } from '../geometry/adjust-list.ts';
import { scaleWithin } from '../geometry/grip.ts';
import { outermost } from '../geometry/outermost.ts';
import {
  type Corner,
  type Guides,
  noGuides,
  snapLines,
  type SnapLines,
  snapMove,
  snapScale,
  snapSide,
  type Side,
} from '../geometry/snap.ts';
import type { Editor } from '../store/editor.ts';
import type { Live } from '../store/editor-store.ts';
import type { Press } from './press.ts';

/** How things are drawn while they are dragged, and how the drag is kept. */
export type Drag = { step(press: Press, scale: number): Live; keep(): void };

/** Pixels of the screen within which a line draws things to it. */
const near = 6;
const quarter = 15;

type Step = { readonly by: Change; readonly guides: Guides };

export function beginDrag(editor: Editor, { at: start, mark }: Press): Drag | undefined {
  const site = editor.site();
  const ids = outermost(site.made, unlocked(site.design, editor.get().selection));
  const boxes = new Map(
    ids.flatMap((id): [string, Rect][] => (site.boxes.has(id) ? [[id, site.boxes.get(id) as Rect]] : [])),
  );
  const [first, ...rest] = [...boxes.values()];
  if (!first) return undefined;
  const whole = rest.reduce(union, first);
  const layers = ids.flatMap((id) => site.byId.get(id) ?? []);
  const others = [...site.boxes].flatMap(([id, box]) => (boxes.has(id) ? [] : [box]));
  const lines = snapLines(site.frame, others);
  let last: Change | undefined;

  const stepFor = (press: Press, scale: number): Step => {
    const reach = press.alt ? 0 : near / scale;
    if (mark === 'turn') return turned(whole, start, press);
    if (isSide(mark)) return stretchedBy(whole, mark, press.at, { lines, reach, layer: layers[0] });
    if (typeof mark === 'object') return pulled(whole, mark, press.at, { lines, reach, within: scaleWithin(layers) });
    return moved(whole, { x: press.at.x - start.x, y: press.at.y - start.y }, { lines, reach, straight: press.shift });
  };

  return {
    step(press, scale) {
      const { by, guides } = stepFor(press, scale);
      last = by;
      return {
        adjust: (list) => adjustList(list, layers, by),
        boxes: new Map([...boxes].map(([id, box]) => [id, adjustBox(box, by)])),
        guides,
      };
    },
    keep() {
      const by = last;
      if (!by) return;
      const { stretch, anchor } = by;
      if (by.turn !== undefined) editor.edit((now) => turnLayers(now, ids, by.turn ?? 0));
      else if (stretch) editor.edit((now) => stretchLayer(now, ids[0] ?? '', stretch, anchor));
      else if (typeof mark === 'object') editor.edit((now) => scaleLayers(now, ids, by.factor, by.anchor));
      else editor.edit((now) => moveLayers(now, ids, by));
    },
  };
}

/** With shift it keeps to one direction. */
function moved(
  box: Rect,
  way: Point,
  { lines, reach, straight }: { lines: SnapLines; reach: number; straight: boolean },
): Step {
  const across = Math.abs(way.x) > Math.abs(way.y);
  const x = straight && !across ? 0 : way.x;
  const y = straight && across ? 0 : way.y;
  const there = { ...box, x: box.x + x, y: box.y + y };
  const snapped = reach > 0 ? snapMove(there, lines, reach) : { dx: 0, dy: 0, guides: noGuides };
  const by = { x: x + snapped.dx, y: y + snapped.dy, factor: 1, anchor: { x: box.x, y: box.y } };
  return { by, guides: snapped.guides };
}

type Pull = { lines: SnapLines; reach: number; within: { least: number; most: number } };

function pulled(box: Rect, corner: Corner, at: Point, { lines, reach, within }: Pull): Step {
  const anchor = { x: box.x + box.width * (1 - corner.x), y: box.y + box.height * (1 - corner.y) };
  const span = { x: box.width * (corner.x * 2 - 1), y: box.height * (corner.y * 2 - 1) };
  const along = (at.x - anchor.x) * span.x + (at.y - anchor.y) * span.y;
  const wished = along / (span.x ** 2 + span.y ** 2 || 1);
  const snapped = reach > 0 ? snapScale(box, corner, wished, lines, reach) : { factor: wished, guides: noGuides };
  const factor = Math.max(within.least, Math.min(within.most, snapped.factor));
  return { by: { x: 0, y: 0, factor, anchor }, guides: snapped.guides };
}

function isSide(mark: Press['mark']): mark is Side {
  return mark === 'left' || mark === 'right' || mark === 'top' || mark === 'bottom';
}

type SidePull = { lines: SnapLines; reach: number; layer: EditableLayer | undefined };

/** The side across from the one that is pulled stays where it is. */
function stretchedBy(box: Rect, side: Side, at: Point, { lines, reach, layer }: SidePull): Step {
  const along = side === 'left' || side === 'right' ? 'x' : 'y';
  const size = along === 'x' ? box.width : box.height;
  const ahead = side === 'right' || side === 'bottom';
  const fixed = ahead ? box[along] : box[along] + size;
  const snapped = snapSide(side, at[along], lines, reach);
  const within = layer ? stretchWithin(layer, along) : { least: 1, most: 1 };
  const wished = ((snapped.at - fixed) * (ahead ? 1 : -1)) / Math.max(1, size);
  const factor = Math.max(within.least, Math.min(within.most, wished));
  const anchor = along === 'x' ? { x: fixed, y: box.y } : { x: box.x, y: fixed };
  const stretch = along === 'x' ? { x: factor, y: 1 } : { x: 1, y: factor };
  return { by: { x: 0, y: 0, factor: 1, anchor, stretch }, guides: snapped.guides };
}

/** About the middle; with shift in steps of 15 degrees. */
function turned(box: Rect, start: Point, { at, shift }: Press): Step {
  const anchor = centerOf(box);
  const angle = (point: Point): number => (Math.atan2(point.y - anchor.y, point.x - anchor.x) * 180) / Math.PI;
  const free = angle(at) - angle(start);
  const turn = shift ? Math.round(free / quarter) * quarter : Math.round(free);
  return { by: { x: 0, y: 0, factor: 1, anchor, turn }, guides: noGuides };
}
