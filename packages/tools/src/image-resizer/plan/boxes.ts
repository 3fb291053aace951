import type { Box } from '@adwright/domain/engines/pictures.ts';
import { around as boxAround } from '@adwright/vision/pure/boxes.ts';

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
  return boxes.length === 0 ? null : boxAround(boxes);
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
