import type { Point, Rect } from '@adwright/studio/layout/display-list.ts';

type Size = { readonly width: number; readonly height: number };

/** How the frame is seen: whole, or so many pixels of the screen for one of its own, moved from the middle. */
export type View = { readonly zoom: number | 'fit'; readonly x: number; readonly y: number };

export const wholeView: View = { zoom: 'fit', x: 0, y: 0 };
export const zoomWithin = { least: 0.05, most: 8 };

/** Air around the whole picture; a phone has little to spare. */
function airIn({ width }: Size): number {
  return width < 520 ? 12 : 24;
}

export function fitZoom(frame: Size, viewport: Size): number {
  const air = airIn(viewport) * 2;
  const room = { width: Math.max(1, viewport.width - air), height: Math.max(1, viewport.height - air) };
  return Math.min(room.width / frame.width, room.height / frame.height);
}

export function zoomOf(view: View, frame: Size, viewport: Size): number {
  return view.zoom === 'fit' ? fitZoom(frame, viewport) : view.zoom;
}

/** Where the frame lies in the viewport, in pixels of the screen. */
export function frameBox(view: View, frame: Size, viewport: Size): Rect {
  const zoom = zoomOf(view, frame, viewport);
  const width = frame.width * zoom;
  const height = frame.height * zoom;
  return { x: (viewport.width - width) / 2 + view.x, y: (viewport.height - height) / 2 + view.y, width, height };
}

/** A corner of the frame always stays in sight: nobody looks for a lost picture. */
function kept({ zoom, x, y }: View, frame: Size, viewport: Size): View {
  if (zoom === 'fit') return wholeView;
  const most = {
    x: (viewport.width + frame.width * zoom) / 2 - 48,
    y: (viewport.height + frame.height * zoom) / 2 - 48,
  };
  const within = (value: number, limit: number): number =>
    Math.max(-Math.max(0, limit), Math.min(Math.max(0, limit), value));
  return { zoom, x: within(x, most.x), y: within(y, most.y) };
}

/** Larger or smaller, with the point of the viewport that is pointed at staying where it is. */
export function zoomedAt(view: View, wished: number, at: Point, frame: Size, viewport: Size): View {
  const before = frameBox(view, frame, viewport);
  const zoom = Math.max(zoomWithin.least, Math.min(zoomWithin.most, wished));
  const factor = zoom / zoomOf(view, frame, viewport);
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  const next = { x: at.x + (middle.x - at.x) * factor, y: at.y + (middle.y - at.y) * factor };
  return kept({ zoom, x: next.x - viewport.width / 2, y: next.y - viewport.height / 2 }, frame, viewport);
}

export function pannedBy(view: View, x: number, y: number, frame: Size, viewport: Size): View {
  const zoom = zoomOf(view, frame, viewport);
  return kept({ zoom, x: view.x + x, y: view.y + y }, frame, viewport);
}

/** From a point of the viewport to one of the frame. */
export function framePoint(at: Point, view: View, frame: Size, viewport: Size): Point {
  const box = frameBox(view, frame, viewport);
  return { x: ((at.x - box.x) / box.width) * frame.width, y: ((at.y - box.y) / box.height) * frame.height };
}
