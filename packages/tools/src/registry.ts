import { tool as videoAd } from './video-ad/tool.ts';
import { tool as productToVideo } from './product-to-video/tool.ts';
import { tool as avatarVideo } from './avatar-video/tool.ts';
import { tool as talkingPhoto } from './talking-photo/tool.ts';
import { tool as lipSync } from './lip-sync/tool.ts';
import { tool as videoTranslation } from './video-translation/tool.ts';
import { tool as imageAd } from './image-ad/tool.ts';
import { tool as imageAdClone } from './image-ad-clone/tool.ts';
import { tool as productImage } from './product-image/tool.ts';
import { tool as backgroundRemoval } from './background-removal/tool.ts';
import { tool as imageResizer } from './image-resizer/tool.ts';
import { tool as gifBanner } from './gif-banner/tool.ts';
import { tool as banner } from './banner/tool.ts';
import { tool as poster } from './poster/tool.ts';
import { tool as displayAd } from './display-ad/tool.ts';
import { tool as adCopy } from './ad-copy/tool.ts';
import { tool as ppcPreview } from './ppc-preview/tool.ts';
import { tool as idPhoto } from './id-photo/tool.ts';
import { tool as qrCode } from './qr-code/tool.ts';
import type { Tool } from './tool.ts';

/** Every tool there is, in the sidebar's order. Importing this loads no schema, no screen and no engine. */
export const tools = [
  videoAd,
  productToVideo,
  avatarVideo,
  talkingPhoto,
  lipSync,
  videoTranslation,
  imageAd,
  imageAdClone,
  productImage,
  backgroundRemoval,
  imageResizer,
  gifBanner,
  banner,
  poster,
  displayAd,
  adCopy,
  ppcPreview,
  idPhoto,
  qrCode,
] as const satisfies readonly Tool[];

export type ToolId = (typeof tools)[number]['id'];
export type ToolSectionKey = (typeof tools)[number]['section']['key'];

export function toolNamed(id: string): (typeof tools)[number] | undefined {
  return tools.find((tool) => tool.id === id);
}
