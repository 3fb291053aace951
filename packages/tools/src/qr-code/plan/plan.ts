import { contrastOf } from '../../kit/qr/plan/contrast.ts';
import type { QrCodeInput } from '../contract.ts';
import { darkPath, drawSvg } from '../../kit/qr/plan/draw-svg.ts';
import { type Box, logoBox } from '../../kit/qr/plan/logo-box.ts';
import { readLogo } from '../../kit/qr/plan/logo.ts';
import { payloadOf } from './payload.ts';
import { symbolOf } from '../../kit/qr/plan/symbol.ts';

export type QrPlan = {
  readonly payload: string;
  readonly modules: number;
  readonly contrast: number;
  readonly svg: string;
  /** The same drawing for other formats, in modules. */
  readonly drawing: { readonly side: number; readonly path: string; readonly logo: Box | null };
};

/** Pure: the browser's live preview and the job draw the very same code. */
export function planQrCode({ content, style }: Pick<QrCodeInput, 'content' | 'style'>): QrPlan {
  const payload = payloadOf(content);
  const matrix = symbolOf(payload, style.level);
  const modules = matrix.length;
  const logo = style.logo === null ? null : readLogo(style.logo);
  const box =
    logo === null
      ? null
      : logoBox({ modules, level: style.level, imageSize: style.image_size, aspect: logo.width / logo.height });
  const side = modules + 2 * style.margin;
  const path = darkPath(matrix, style, box?.cleared ?? null);
  const svg = drawSvg({ side, path, style, logo: box === null ? null : { href: style.logo ?? '', box } });
  const drawing = { side, path, logo: box?.picture ?? null };
  return { payload, modules, contrast: contrastOf(style.foreground, style.background), svg, drawing };
}
