import { hintsOf, type PictureHints, thumbnail } from '@adwright/studio/picture-hints.ts';

/** In the browser: the same as the job reads from the file. */
export function canvasHints(picture: CanvasImageSource, cutout: boolean): PictureHints {
  const { width, height } = thumbnail;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) return {};
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return hintsOf(context.getImageData(0, 0, width, height).data, cutout);
}
