import type { Point, Rect } from './display-list.ts';

export function inset(rect: Rect, x: number, y: number): Rect {
  return {
    x: rect.x + x,
    y: rect.y + y,
    width: Math.max(0, rect.width - x * 2),
    height: Math.max(0, rect.height - y * 2),
  };
}

export function union(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

export function intersection(a: Rect, b: Rect): Rect | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

export function contains(outer: Rect, inner: Rect, slack = 0.75): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

export function centerOf(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The upright box around a box turned by `degrees` about a point. */
export function rotatedBounds(rect: Rect, degrees: number, origin: Point): Rect {
  if (degrees === 0) return rect;
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const corners = [
    [rect.x, rect.y],
    [rect.x + rect.width, rect.y],
    [rect.x, rect.y + rect.height],
    [rect.x + rect.width, rect.y + rect.height],
  ].map(([x = 0, y = 0]) => ({
    x: origin.x + (x - origin.x) * cos - (y - origin.y) * sin,
    y: origin.y + (x - origin.x) * sin + (y - origin.y) * cos,
  }));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** A picture of the given size placed in a box without distortion. */
export function containRect(box: Rect, width: number, height: number, anchor: Point): Rect {
  const scale = Math.min(box.width / width, box.height / height);
  const w = width * scale;
  const h = height * scale;
  return { x: box.x + (box.width - w) * anchor.x, y: box.y + (box.height - h) * anchor.y, width: w, height: h };
}

export type View = { readonly zoom: number; readonly panX: number; readonly panY: number };

const unmoved: View = { zoom: 1, panX: 0, panY: 0 };

/** The part of a picture that fills a box, kept about its focus, zoomed and panned without leaving the picture. */
export function coverSource(width: number, height: number, box: Rect, focus: Point, view: View = unmoved): Rect {
  const scale = Math.max(box.width / width, box.height / height) * view.zoom;
  const w = box.width / scale;
  const h = box.height / scale;
  const x = Math.max(0, Math.min(width - w, focus.x * width - w / 2 + view.panX * w));
  const y = Math.max(0, Math.min(height - h, focus.y * height - h / 2 + view.panY * h));
  return { x, y, width: w, height: h };
}
