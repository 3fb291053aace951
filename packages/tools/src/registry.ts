import { adCopy } from './ad-copy/contract.ts';
import { idPhoto } from './id-photo/contract.ts';
import { imageAd } from './image-ad/contract.ts';
import { backgroundRemoval } from './background-removal/contract.ts';
import { productImage } from './product-image/contract.ts';
import { qrCode } from './qr-code/contract.ts';
import type { ToolContract } from './tool.ts';

export type ToolId = 'qr-code' | 'ad-copy' | 'id-photo' | 'image-ad' | 'background-removal' | 'product-image';

/** Every tool there is. No engine is loaded by importing this; the handlers are in jobs.ts. */
export const tools = {
  'qr-code': qrCode,
  'ad-copy': adCopy,
  'image-ad': imageAd,
  'id-photo': idPhoto,
  'background-removal': backgroundRemoval,
  'product-image': productImage,
} as const satisfies Record<ToolId, ToolContract>;
