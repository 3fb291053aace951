import type { Box, Point } from '@adwright/domain/engines/pictures.ts';

/** About a face, by its own width: as much as it moves while nobody looks. */
const room = 0.7;

/** The square of the picture in which a face stays, as far as was seen; no larger than the picture. */
export function squareAbout(boxes: readonly Box[], frame: { readonly width: number; readonly height: number }): Box {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const widest = Math.max(...boxes.map(({ width, height }) => Math.max(width, height)));
  const wanted = Math.max(right - left, bottom - top) + widest * room * 2;
  const side = Math.max(16, Math.floor(Math.min(wanted, frame.width, frame.height) / 2) * 2);
  const within = (middle: number, most: number): number =>
    Math.round(Math.min(Math.max(0, middle - side / 2), most - side));
  return {
    x: within((left + right) / 2, frame.width),
    y: within((top + bottom) / 2, frame.height),
    width: side,
    height: side,
  };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** The same box in a picture of another size. */
export function scaledBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x * by, y: y * by, width: width * by, height: height * by };
}
