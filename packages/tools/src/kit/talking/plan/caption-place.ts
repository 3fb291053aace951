import type { Frame } from '../../film/plan/ratios.ts';

type Span = { readonly top: number; readonly bottom: number };

/** A head nods: as much as this of its height stays free around it. */
const air = 0.05;

/**
 * Where captions of this height begin so that they lie on no face: below the chin, above the brow of a face that fills
 * the frame to its foot, else as low as the frame has room, where some platforms show their own words.
 */
export function captionTop(frame: Frame, height: number, face: Span, clearOf: number): number {
  const low = frame.height - Math.max(frame.safe.bottom, frame.height * 0.06) - height;
  const nod = (face.bottom - face.top) * air;
  const chin = face.bottom + nod;
  if (low >= chin) return low;
  const high = Math.max(frame.safe.top, clearOf);
  if (high + height <= face.top - nod) return high;
  return Math.min(Math.max(low, chin), frame.height * 0.97 - height);
}
