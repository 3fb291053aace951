import { contrastOf } from './contrast.ts';
import type { QrCodeInput } from './contract.ts';
import { drawSvg } from './draw-svg.ts';
import { logoBox } from './logo-box.ts';
import { readLogo } from './logo.ts';
import { payloadOf } from './payload.ts';
import { symbolOf } from './symbol.ts';

export type QrPlan = {
  readonly payload: string;
  readonly modules: number;
  readonly contrast: number;
  readonly svg: string;
};

/** Pure: the browser's live preview and the job draw the very same code. */
export function planQrCode({ content, style }: QrCodeInput): QrPlan {
  const payload = payloadOf(content);
  const matrix = symbolOf(payload, style.level);
  const modules = matrix.length;
  const logo = style.logo === null ? null : readLogo(style.logo);
  const box =
    logo === null
      ? null
      : logoBox({ modules, level: style.level, imageSize: style.image_size, aspect: logo.width / logo.height });
  const svg = drawSvg({ matrix, style, logo: box === null ? null : { href: style.logo ?? '', box } });
  return { payload, modules, contrast: contrastOf(style.foreground, style.background), svg };
}
