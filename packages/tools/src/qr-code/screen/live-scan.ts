import type { QrPlan } from '../plan/plan.ts';

const pixelsPerModule = 6;

async function pixelsOf(svg: string, side: number): Promise<ImageData> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(side, side);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('This browser cannot draw.');
  drawing.drawImage(picture, 0, 0, side, side);
  return drawing.getImageData(0, 0, side, side);
}

/** Whether a reader finds the very same words in the picture as it will be printed. Loads the reader when first asked. */
export async function readsBack(plan: QrPlan, margin: number): Promise<boolean> {
  const { decodeQR } = await import('qr/decode.js');
  const picture = await pixelsOf(plan.svg, (plan.modules + 2 * margin) * pixelsPerModule);
  try {
    return decodeQR(picture) === plan.payload;
  } catch {
    // The reader throws where it finds no code.
    return false;
  }
}
