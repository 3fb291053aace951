import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { smallCopies } from '@adwright/studio/small-copies.ts';
import { type InkBox, inkOf } from '../../pictures/plan/ink-box.ts';
import { fitInside, type SeenPicture, type Size } from '../plan/choose-ad-pictures.ts';

/** A picture on a canvas, which may be smaller than the file it stands for. */
export type CanvasPicture = SeenPicture & { readonly drawn: CanvasRenderingContext2D };

export function canvasPicture(src: string, drawn: CanvasRenderingContext2D, { width, height }: Size): CanvasPicture {
  let copies: ReturnType<typeof smallCopies> | undefined;
  return {
    src,
    width,
    height,
    drawn,
    async copy(size) {
      copies ??= smallCopies(drawn.getImageData(0, 0, drawn.canvas.width, drawn.canvas.height));
      return copies(size);
    },
  };
}

/** Only what has ink, in the size the job will keep it. */
export function trimmedPicture(
  { drawn, width }: CanvasPicture,
  src: string,
  longestSide: number,
  makeCanvas: MakeCanvas,
): CanvasPicture {
  const { width: across, height: down } = drawn.canvas;
  const { data } = drawn.getImageData(0, 0, across, down);
  const ink = inkOf(data, across, down, 4, 3) ?? { left: 0, top: 0, width: across, height: down };
  const cut = makeCanvas(ink.width, ink.height);
  cut.drawImage(drawn.canvas, -ink.left, -ink.top);
  const scale = width / across;
  const part = partOf(data, across, ink, scale);
  const whole = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
  return canvasPicture(src, cut, fitInside(whole, longestSide));
}

/**
 * How large it is in parts of pixels, `scale` of the file's each: the outermost ones show the product and what is beside
 * it. As much of them is ink as they are fainter than the next, and the pixel of the file in which the ink begins.
 */
function partOf(pixels: Uint8ClampedArray, across: number, { left, top, width, height }: InkBox, scale: number): Size {
  if (width < 3 || height < 3) return { width, height };
  const most = (count: number, placeOf: (index: number) => number): number =>
    Array.from({ length: count }, (_, index) => pixels[placeOf(index) * 4 + 3] ?? 0).reduce(
      (a, b) => Math.max(a, b),
      1,
    );
  const column = (x: number): number => most(height, (y) => (top + y) * across + x);
  const row = (y: number): number => most(width, (x) => y * across + left + x);
  const share = (outer: number, inner: number): number => Math.min(1, outer / inner + 1 / scale);
  const [right, bottom] = [left + width - 1, top + height - 1];
  return {
    width: width - 2 + share(column(left), column(left + 1)) + share(column(right), column(right - 1)),
    height: height - 2 + share(row(top), row(top + 1)) + share(row(bottom), row(bottom - 1)),
  };
}
