import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { layerAt } from '@adwright/studio/design/layer-boxes.ts';
import type { DisplayList, Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { currentMeasurer } from '../creative-view/canvas-fonts.ts';
import type { Adjust } from '../creative-view/creative-painter.ts';
import { adjustBox, adjustList, type Change } from './adjust-list.ts';
import { useEditor } from './editor-state.ts';
import { moveBy, scaleAbout, scaleWithin, takeHold } from './place-layer.ts';
import { type Corner, type Guides, noGuides, snapLines, type SnapLines, snapMove, snapScale } from './snap.ts';

/** A change that is being made by hand and not yet kept: how it is drawn, and what it will be. */
export type Live = {
  readonly id: string;
  readonly adjust: Adjust;
  readonly box: Rect;
  readonly guides: Guides;
  finish(): AdDesign | undefined;
};

type Gesture = {
  readonly layer: EditableLayer;
  readonly box: Rect;
  readonly corner: Corner | undefined;
  readonly start: Point;
  readonly lines: SnapLines;
  moved: boolean;
};

type Surface = {
  readonly stage: RefObject<HTMLElement | null>;
  readonly list: DisplayList | undefined;
  readonly boxes: ReadonlyMap<string, Rect>;
  readonly live: Live | null;
  readonly onLive: (live: Live | null) => void;
  readonly onPick: (layer: EditableLayer | undefined) => void;
};

type Keys = { readonly altKey: boolean; readonly shiftKey: boolean };

/** Pixels of the screen: how near is near, and how much a hand trembles. */
const near = 6;
const tremble = 3;

export function useGestures({ stage, list, boxes, live, onLive, onPick }: Surface) {
  const { design, frame, layers, selected, scope, change, rest } = useEditor();
  const gesture = useRef<Gesture>(null);
  /** A press that moved something must not choose something else when it ends. */
  const dragged = useRef(false);

  const scaleOf = (): number => (stage.current?.getBoundingClientRect().width ?? frame.width) / frame.width;
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((event.clientX - box.left) / box.width) * frame.width,
      y: ((event.clientY - box.top) / box.height) * frame.height,
    };
  };
  const hitAt = (point: Point): EditableLayer | undefined =>
    list &&
    layerAt(
      list,
      layers.filter((layer) => !layer.hidden),
      point,
    );

  const begin = (event: PointerEvent, layer: EditableLayer, corner?: Corner): void => {
    const box = boxes.get(layer.id);
    if (!box) return;
    const others = [...boxes].flatMap(([id, other]) => (id === layer.id ? [] : [other]));
    gesture.current = { layer, box, corner, start: pointOf(event), lines: snapLines(frame, others), moved: false };
    stage.current?.setPointerCapture(event.pointerId);
  };

  const step = ({ layer, box, corner, start, lines }: Gesture, at: Point, keys: Keys): Live => {
    const reach = keys.altKey ? 0 : near / scaleOf();
    const { by, guides } = corner
      ? pulled(box, corner, at, { lines, reach, factor: scaleWithin(layer) })
      : moved(box, { x: at.x - start.x, y: at.y - start.y }, { lines, reach, straight: keys.shiftKey });
    return {
      id: layer.id,
      adjust: (drawn) => adjustList(drawn, layer, by),
      box: adjustBox(box, by),
      guides,
      finish: () => {
        const grip = takeHold(design, layer, frame, scope, currentMeasurer());
        if (!grip) return undefined;
        return corner ? scaleAbout(grip, by.factor, by.anchor) : moveBy(grip, by.x, by.y);
      },
    };
  };

  return {
    onHandleDown(event: PointerEvent, corner: Corner): void {
      event.stopPropagation();
      if (selected && event.button === 0) begin(event, selected, corner);
    },
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0) return;
      dragged.current = false;
      const onSelection = (event.target as HTMLElement).closest('[data-selection]') !== null;
      // A finger first chooses, then drags what it has chosen: anywhere else it scrolls the page.
      if (event.pointerType === 'touch') {
        if (selected && onSelection) begin(event, selected);
        return;
      }
      const hit = hitAt(pointOf(event)) ?? (onSelection ? selected : undefined);
      onPick(hit);
      if (hit) begin(event, hit);
    },
    onPointerMove(event: PointerEvent): void {
      const current = gesture.current;
      if (!current) return;
      const at = pointOf(event);
      const far = Math.hypot(at.x - current.start.x, at.y - current.start.y) * scaleOf();
      if (!current.moved && far < tremble) return;
      current.moved = true;
      dragged.current = true;
      onLive(step(current, at, event));
    },
    onPointerUp(): void {
      gesture.current = null;
      const made = live?.finish();
      if (!live) return;
      if (made) change(made);
      rest();
      onLive(null);
    },
    /** Called off: by the system, or by Escape. Answers whether there was anything to call off. */
    cancel(): boolean {
      const going = gesture.current !== null;
      gesture.current = null;
      onLive(null);
      return going;
    },
    onClick(event: { clientX: number; clientY: number; nativeEvent: Event }): void {
      const touch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
      if (touch && !dragged.current) onPick(hitAt(pointOf(event)));
    },
  };
}

type Step = { readonly by: Change; readonly guides: Guides };

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

function pulled(
  box: Rect,
  corner: Corner,
  at: Point,
  { lines, reach, factor: within }: { lines: SnapLines; reach: number; factor: { least: number; most: number } },
): Step {
  const anchor = { x: box.x + box.width * (1 - corner.x), y: box.y + box.height * (1 - corner.y) };
  const span = { x: box.width * (corner.x * 2 - 1), y: box.height * (corner.y * 2 - 1) };
  const along = (at.x - anchor.x) * span.x + (at.y - anchor.y) * span.y;
  const wished = along / (span.x ** 2 + span.y ** 2 || 1);
  const snapped = reach > 0 ? snapScale(box, corner, wished, lines, reach) : { factor: wished, guides: noGuides };
  const factor = Math.max(within.least, Math.min(within.most, snapped.factor));
  return { by: { x: 0, y: 0, factor, anchor }, guides: snapped.guides };
}
