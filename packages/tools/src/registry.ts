import { adCopy } from './ad-copy/contract.ts';
import { qrCode } from './qr-code/contract.ts';
import type { ToolContract } from './tool.ts';

export type ToolId = 'qr-code' | 'ad-copy';

/** Every tool there is. No engine is loaded by importing this; the handlers are in jobs.ts. */
export const tools = { 'qr-code': qrCode, 'ad-copy': adCopy } as const satisfies Record<ToolId, ToolContract>;
