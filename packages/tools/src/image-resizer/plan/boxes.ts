import type { Box } from '@adwright/domain/engines/pictures.ts';

export type Size = { readonly width: number; readonly height: number };

export function contains(outer: Box, inner: Box): boolean {
  const slack = 0.5;
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high));
}

/** Whole pixels, inside the picture. */
export function wholeBox(box: Box, { width, height }: Size): Box {
  const [across, down] = [
    Math.min(width, Math.max(1, Math.round(box.width))),
    Math.min(height, Math.max(1, Math.round(box.height))),
  ];
  return {
    x: clamp(Math.round(box.x), 0, width - across),
    y: clamp(Math.round(box.y), 0, height - down),
    width: across,
    height: down,
  };
}
