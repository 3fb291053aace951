import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import { drawStroke, type Stroke } from './strokes.ts';

/** A part that was pointed at, with its outline: a picture whose alpha is what counts, of the whole mask's shape. */
export type Part = CutClick & { readonly shape: CanvasImageSource };

/** What somebody did to a mask by hand. */
export type Mend = Stroke | Part;

export function drawMend(mask: CanvasRenderingContext2D, mend: Mend): void {
  if (!('shape' in mend)) {
    drawStroke(mask, mend);
    return;
  }
  mask.save();
  mask.globalCompositeOperation = mend.keep ? 'source-over' : 'destination-out';
  mask.imageSmoothingQuality = 'high';
  mask.drawImage(mend.shape, 0, 0, mask.canvas.width, mask.canvas.height);
  mask.restore();
}

export function clicksAmong(mends: readonly Mend[]): CutClick[] {
  return mends.flatMap((mend) => ('shape' in mend ? [{ x: mend.x, y: mend.y, keep: mend.keep }] : []));
}

export type MendHistory = { readonly done: readonly Mend[]; readonly undone: readonly Mend[] };

export const noMends: MendHistory = { done: [], undone: [] };

export function addMend({ done }: MendHistory, mend: Mend): MendHistory {
  return { done: [...done, mend], undone: [] };
}

export function undoMend({ done, undone }: MendHistory): MendHistory {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone };
}

export function redoMend({ done, undone }: MendHistory): MendHistory {
  const next = undone.at(-1);
  return next ? { done: [...done, next], undone: undone.slice(0, -1) } : { done, undone };
}
