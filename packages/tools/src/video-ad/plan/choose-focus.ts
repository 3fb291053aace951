import { chooseCrop, interestOf } from '@adwright/vision/pure/choose-crop.ts';

type Size = { readonly width: number; readonly height: number };

/** Upright for where across the subject stands, wide for how high: what lies in both crops is seen in every format. */
export function chooseFocus(rgb: Uint8Array, { width, height }: Size): { x: number; y: number } {
  const interest = interestOf(rgb, width, height);
  const upright = chooseCrop(interest, { width: 9, height: 16 }, { width, height });
  const wide = chooseCrop(interest, { width: 16, height: 9 }, { width, height });
  return { x: middle(upright.x, upright.width, width), y: middle(wide.y, wide.height, height) };
}

function middle(start: number, length: number, whole: number): number {
  return Math.round(((start + length / 2) / whole) * 100) / 100;
}
