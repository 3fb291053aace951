import { AppError } from '@adwright/contract/errors.ts';
import type { QrLevel } from './style.ts';

/** Characters that the largest symbol (version 40) holds; ISO/IEC 18004, table 7. */
const capacity = {
  numeric: { L: 7089, M: 5596, Q: 3993, H: 3057 },
  alphanumeric: { L: 4296, M: 3391, Q: 2420, H: 1852 },
  bytes: { L: 2953, M: 2331, Q: 1663, H: 1273 },
} as const satisfies Record<string, Record<QrLevel, number>>;

export function fits(payload: string, level: QrLevel): boolean {
  if (/^\d+$/.test(payload)) return payload.length <= capacity.numeric[level];
  if (/^[0-9A-Z $%*+\-./:]+$/.test(payload)) return payload.length <= capacity.alphanumeric[level];
  return new TextEncoder().encode(payload).length <= capacity.bytes[level];
}

export function assertFits(payload: string, level: QrLevel): void {
  if (!fits(payload, level)) throw new AppError('qr_content_too_long');
}
