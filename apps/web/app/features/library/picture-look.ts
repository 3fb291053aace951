import { type Look, lookSide, measureLook, writeLook } from '@adwright/contract/library/look.ts';

/** Halfway down first: in one step most pixels of a large photo would not count. */
const halfway = 256;

/** What a picture looks like, measured here: the file itself stays with the person. Throws for what is no picture. */
export async function lookOfFile(file: Blob): Promise<Look> {
  const bitmap = await createImageBitmap(file);
  try {
    const middle = drawn(bitmap, halfway);
    const small = drawn(middle.canvas, lookSide);
    const { data } = small.getImageData(0, 0, lookSide, lookSide);
    return writeLook(measureLook({ width: lookSide, height: lookSide, data }));
  } finally {
    bitmap.close();
  }
}

function drawn(picture: CanvasImageSource, side: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, side, side);
  return context;
}
