import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { composeCutout, type ComposedCutout, type Sized } from '../plan/compose-cutout.ts';
import type { CutFinish } from '../contract.ts';
import { cutSubject } from '../plan/cut-subject.ts';
import { alphaOf, mendedMask } from './mask-canvas.ts';
import type { Mend } from '../plan/mends.ts';
import type { CutSource } from './use-cut-picture.ts';

/** What the job will make of it, small. */
export function drawPreview(
  { original, mask }: CutSource,
  mends: readonly Mend[],
  finish: CutFinish,
  background: Sized | undefined,
): ComposedCutout {
  const { width, height } = original.canvas;
  const { data } = original.getImageData(0, 0, width, height);
  const alpha = alphaOf(mendedMask(mask, mends, { width, height }));
  const cut = cutSubject({ data, width, height }, alpha, finish.edge);
  const subject = makeBrowserCanvas(width, height);
  subject.putImageData(new ImageData(cut.data, width, height), 0, 0);
  const picture = { original: { source: original.canvas, width, height }, subject, background };
  return composeCutout(picture, finish, makeBrowserCanvas);
}
