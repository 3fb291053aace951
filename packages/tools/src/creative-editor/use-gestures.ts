import type { AdDesign } from '@adwright/studio/design/design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import { layerAt } from '@adwright/studio/design/layer-boxes.ts';
import type { DisplayList, Point, Rect } from '@adwright/studio/layout/display-list.ts';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { currentMeasurer } from '../creative-view/canvas-fonts.ts';
import { useEditor } from './editor-state.ts';
import { type Grip, moveBy, scaleAbout, takeHold } from './place-layer.ts';
import { type Corner, type Guides, noGuides, snapLines, type SnapLines, snapMove, snapScale } from './snap.ts';

/** A change that is being made by hand and not yet kept. */
export type Live = { readonly design: AdDesign; readonly guides: Guides };

type Gesture = {
  readonly grip: Grip;
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
    const grip = takeHold(design, layer, frame, scope, currentMeasurer());
    if (!grip) return;
    const others = [...boxes].flatMap(([id, box]) => (id === layer.id ? [] : [box]));
    gesture.current = { grip, corner, start: pointOf(event), lines: snapLines(frame, others), moved: false };
    stage.current?.setPointerCapture(event.pointerId);
  };

  const step = ({ grip, corner, start, lines }: Gesture, event: PointerEvent): Live => {
    const at = pointOf(event);
    const reach = event.altKey ? 0 : near / scaleOf();
    if (corner) return pulled(grip, corner, at, lines, reach);
    const way = { x: at.x - start.x, y: at.y - start.y };
    // With shift it keeps to one direction.
    if (event.shiftKey) way[Math.abs(way.x) > Math.abs(way.y) ? 'y' : 'x'] = 0;
    const box = { ...grip.box, x: grip.box.x + way.x, y: grip.box.y + way.y };
    const snapped = reach > 0 ? snapMove(box, lines, reach) : { dx: 0, dy: 0, guides: noGuides };
    return { design: moveBy(grip, way.x + snapped.dx, way.y + snapped.dy), guides: snapped.guides };
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
      onLive(step(current, event));
    },
    onPointerUp(): void {
      const moved = gesture.current?.moved;
      gesture.current = null;
      if (!moved || !live) return;
      change(live.design);
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

function pulled(grip: Grip, corner: Corner, at: Point, lines: SnapLines, reach: number): Live {
  const { box } = grip;
  const anchor = { x: box.x + box.width * (1 - corner.x), y: box.y + box.height * (1 - corner.y) };
  const span = { x: box.width * (corner.x * 2 - 1), y: box.height * (corner.y * 2 - 1) };
  const along = (at.x - anchor.x) * span.x + (at.y - anchor.y) * span.y;
  const wished = Math.max(0.02, along / (span.x ** 2 + span.y ** 2 || 1));
  const { factor, guides } =
    reach > 0 ? snapScale(box, corner, wished, lines, reach) : { factor: wished, guides: noGuides };
  return { design: scaleAbout(grip, Math.max(0.02, factor), anchor), guides };
}
