import type { MakeCanvas } from '@adwright/scenery/stage.ts';

export const makeBrowserCanvas: MakeCanvas = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw');
  return context;
};

/** Decoded and ready to draw. Files may come from another address than the page; without this they could not be read. */
export async function loadPicture(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

/** On a canvas of its own, its longer side at most `longest`. */
export function pictureCanvas(image: HTMLImageElement, longest: number): CanvasRenderingContext2D {
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight));
  const made = makeBrowserCanvas(image.naturalWidth * scale, image.naturalHeight * scale);
  made.imageSmoothingQuality = 'high';
  made.drawImage(image, 0, 0, made.canvas.width, made.canvas.height);
  return made;
}
