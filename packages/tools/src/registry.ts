import { adCopy } from './ad-copy/contract.ts';
import { idPhoto } from './id-photo/contract.ts';
import { imageAd } from './image-ad/contract.ts';
import { imageAdClone } from './image-ad-clone/contract.ts';
import { backgroundRemoval } from './background-removal/contract.ts';
import { productImage } from './product-image/contract.ts';
import { imageResizer } from './image-resizer/contract.ts';
import { gifBanner } from './gif-banner/contract.ts';
import { banner } from './banner/contract.ts';
import { poster } from './poster/contract.ts';
import { displayAd } from './display-ad/contract.ts';
import { ppcPreview } from './ppc-preview/contract.ts';
import { qrCode } from './qr-code/contract.ts';
import type { ToolContract } from './tool.ts';

export type ToolId =
  | 'qr-code'
  | 'ad-copy'
  | 'id-photo'
  | 'image-ad'
  | 'image-ad-clone'
  | 'background-removal'
  | 'product-image'
  | 'image-resizer'
  | 'gif-banner'
  | 'banner'
  | 'poster'
  | 'display-ad'
  | 'ppc-preview';

/** Every tool there is. No engine is loaded by importing this; the handlers are in jobs.ts. */
export const tools = {
  'qr-code': qrCode,
  'ad-copy': adCopy,
  'image-ad': imageAd,
  'image-ad-clone': imageAdClone,
  'id-photo': idPhoto,
  'background-removal': backgroundRemoval,
  'product-image': productImage,
  'image-resizer': imageResizer,
  'gif-banner': gifBanner,
  banner,
  poster,
  'display-ad': displayAd,
  'ppc-preview': ppcPreview,
} as const satisfies Record<ToolId, ToolContract>;
