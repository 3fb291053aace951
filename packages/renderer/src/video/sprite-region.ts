import type { Paint } from '@adwright/studio/creative/paint.ts';
import type { DisplayNode, Rect } from '@adwright/studio/layout/display-list.ts';

const even = (value: number): number => Math.floor(value / 2) * 2;

/** Whole pairs of pixels each way, the width a multiple of sixteen, with a little room at the edges. */
function aligned(left: number, top: number, right: number, bottom: number): Rect {
  return { x: left, y: top, width: Math.ceil((right - left) / 16) * 16, height: even(bottom + 1 - top) };
}

/**
 * Where a node's content is rasterised: at even coordinates, so that a resting sprite is laid without scaling. What
 * never moves is never seen outside the frame. Nothing where nothing of it is seen.
 */
export function regionOf(
  node: DisplayNode,
  frame: { readonly width: number; readonly height: number },
): Rect | undefined {
  const turning = node.tracks.some(
    (track) => (track.prop === 'rotate' && track.from !== track.to) || (track.prop === 'wave' && track.of === 'rotate'),
  );
  let { x, y, width, height } = node.bounds;
  if (turning) {
    const reach = Math.hypot(width, height);
    x += (width - reach) / 2;
    y += (height - reach) / 2;
    width = reach;
    height = reach;
  }
  const [left, top, right, bottom] = [even(x) - 2, even(y) - 2, x + width + 4, y + height + 4];
  if (node.mode !== 'still') return aligned(left, top, right, bottom);
  const [seenLeft, seenTop] = [Math.max(0, left), Math.max(0, top)];
  const [seenRight, seenBottom] = [Math.min(frame.width, right), Math.min(frame.height, bottom)];
  return seenRight > seenLeft && seenBottom > seenTop ? aligned(seenLeft, seenTop, seenRight, seenBottom) : undefined;
}

/** Fills its box and only zooms within it: laid from planes without being drawn by Skia. */
export function isPhoto(node: DisplayNode): boolean {
  const { x, y, width, height } = node.box;
  const { paint } = node;
  return (
    (node.mode === 'photo' || (paint.kind === 'frame' && paint.fit === 'cover' && paint.radius === 0)) &&
    [x, y, width, height].every((value) => value % 2 === 0) &&
    node.tracks.every((track) => ['zoom', 'pan-x', 'pan-y', 'opacity'].includes(track.prop))
  );
}

/** Of one colour in every row, wherever it is painted. */
export function isEvenPaint(paint: Paint): boolean {
  return paint.kind === 'solid' || (paint.kind === 'linear' && paint.angle % 180 === 0);
}

/** As wide as the frame, of one colour in every row and at rest, as shades behind words are: a few columns tell all. */
export function isEvenAcross(node: DisplayNode, frame: { readonly width: number }): boolean {
  const { paint, box } = node;
  return (
    paint.kind === 'shape' &&
    paint.shape.kind === 'rect' &&
    !paint.shape.radius &&
    !paint.stroke &&
    !paint.shadow &&
    (!paint.fill || isEvenPaint(paint.fill)) &&
    box.x <= 0 &&
    box.x + box.width >= frame.width &&
    node.tracks.every((track) => track.prop === 'opacity')
  );
}
