import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from '@adwright/studio/layout/display-list.ts';
import { framePoint, pannedBy, zoomedAt, zoomOf } from '../geometry/view.ts';
import { useEditor } from '../store/editor-context.ts';
import type { Editor } from '../store/editor.ts';
import type { Space } from './use-stage-keys.ts';

/** Tells the editor how much room the canvas has. */
export function useViewportSize(viewport: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const tell = (): void =>
      editor.store.setState({ viewport: { width: element.clientWidth, height: element.clientHeight } });
    tell();
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => watch.disconnect();
  }, [editor, viewport]);
}

export function viewportPoint(element: HTMLElement | null, event: { clientX: number; clientY: number }): Point {
  const box = element?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

export function pointInFrame(editor: Editor, at: Point): Point {
  const { view, frame, viewport } = editor.get();
  return framePoint(at, view, frame, viewport);
}

/** Ctrl and the wheel, or a pinch on a touchpad, zoom; a wheel over a zoomed picture moves it. The whole one scrolls the page. */
export function useWheelZoom(viewport: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent): void => {
      const { view, frame, viewport: room } = editor.get();
      const zooms = event.ctrlKey || event.metaKey;
      if (!zooms && view.zoom === 'fit') return;
      event.preventDefault();
      const next = zooms
        ? zoomedAt(
            view,
            zoomOf(view, frame, room) * Math.exp(-event.deltaY / 240),
            viewportPoint(element, event),
            frame,
            room,
          )
        : pannedBy(view, -event.deltaX, -event.deltaY, frame, room);
      editor.store.setState({ view: next });
    };
    // React's own listener is passive and could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [editor, viewport]);
}

type Hands = { readonly points: Map<number, Point>; panning: boolean };

/** Moving the picture itself: Space and drag, the middle button, two fingers. Answers whether it took the event. */
export function usePan(viewport: RefObject<HTMLElement | null>, space: Space) {
  const editor = useEditor();
  const hands = useRef<Hands>({ points: new Map(), panning: false });
  const pan = (x: number, y: number): void => {
    const { view, frame, viewport: room } = editor.get();
    editor.store.setState({ view: pannedBy(view, x, y, frame, room) });
  };
  return {
    down(event: PointerEvent): boolean {
      const { points } = hands.current;
      points.set(event.pointerId, viewportPoint(viewport.current, event));
      hands.current.panning = event.button === 1 || space.isHeld() || points.size === 2;
      if (hands.current.panning) {
        event.preventDefault();
        viewport.current?.setPointerCapture(event.pointerId);
      }
      return hands.current.panning;
    },
    move(event: PointerEvent): boolean {
      const { points, panning } = hands.current;
      const before = points.get(event.pointerId);
      if (!before) return false;
      const now = viewportPoint(viewport.current, event);
      const other = [...points].find(([id]) => id !== event.pointerId)?.[1];
      points.set(event.pointerId, now);
      if (!panning) return false;
      if (other) {
        const { view, frame, viewport: room } = editor.get();
        const spread = (from: Point): number => Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
        const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
        const zoom = zoomOf(view, frame, room) * (spread(now) / spread(before));
        editor.store.setState({ view: zoomedAt(view, zoom, middle, frame, room) });
        pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      } else pan(now.x - before.x, now.y - before.y);
      return true;
    },
    up(event: PointerEvent): boolean {
      const { points, panning } = hands.current;
      points.delete(event.pointerId);
      if (points.size === 0) hands.current.panning = false;
      return panning;
    },
  };
}
