import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { inkOf } from '../../pictures/plan/ink-box.ts';
import { fitInside, type SeenPicture, type Size } from '../plan/choose-ad-pictures.ts';

/** A picture on a canvas, which may be smaller than the file it stands for. */
export type CanvasPicture = SeenPicture & { readonly drawn: CanvasRenderingContext2D };

export function canvasPicture(
  src: string,
  drawn: CanvasRenderingContext2D,
  { width, height }: Size,
  makeCanvas: MakeCanvas,
): CanvasPicture {
  return {
    src,
    width,
    height,
    drawn,
    async copy(size) {
      const small = makeCanvas(size.width, size.height);
      small.imageSmoothingQuality = 'high';
      small.drawImage(drawn.canvas, 0, 0, size.width, size.height);
      return small.getImageData(0, 0, size.width, size.height).data;
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
  const whole = { width: Math.round(ink.width * scale), height: Math.round(ink.height * scale) };
  return canvasPicture(src, cut, fitInside(whole, longestSide), makeCanvas);
}
