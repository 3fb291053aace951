import { encodeQR } from 'qr';
import { assertFits } from './capacity.ts';
import type { QrLevel } from './style.ts';

/** Rows of dark modules, without a margin. */
export type QrMatrix = readonly (readonly boolean[])[];

const eccNames = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

export function symbolOf(payload: string, level: QrLevel): QrMatrix {
  assertFits(payload, level);
  // The encoder insists on a border of at least one module; the margin is the drawing's business.
  const bordered = encodeQR(payload, 'raw', { ecc: eccNames[level], border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}
