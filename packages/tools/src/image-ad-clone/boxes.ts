export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export function around(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((rect) => rect.x)), Math.min(...rects.map((rect) => rect.y))];
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function areaOf(rect: Rect): number {
  return rect.width * rect.height;
}

export function overlapOf(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Share of the first that lies in the second. */
export function shareInside(inner: Rect, outer: Rect): number {
  return overlapOf(inner, outer) / Math.max(1e-6, areaOf(inner));
}

/** What two boxes have in common, by what they cover together: 1 for the same box. */
export function agreementOf(a: Rect, b: Rect): number {
  const both = overlapOf(a, b);
  return both / Math.max(1e-6, areaOf(a) + areaOf(b) - both);
}
