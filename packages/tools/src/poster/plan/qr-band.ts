import type { GroupLayer, Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { qrLayers } from './qr-layers.ts';
import { bleedMm, type Sheet } from './sizes.ts';

/** Pixels of the page. */
export type Band = {
  readonly url: string;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Bleed and margin together: nothing to be read stands further out. */
  readonly edge: number;
};

/** A code is read from about ten times its own width: larger sheets hang further away. */
function codeMm({ trimMm }: Sheet): number {
  return Math.min(60, Math.max(26, Math.min(trimMm.width, trimMm.height) * 0.13));
}

export function bandHeight(sheet: Sheet): number {
  const around = bleedMm + 2 * 6;
  return Math.round((codeMm(sheet) + around) * sheet.perMm);
}

/** A strip along the foot: the code, what to do with it, and where it leads, for those without a phone at hand. */
export function bandLayer(band: Band, { brief, brand }: AdDesign, at: { x: number; y: number }): GroupLayer {
  const { width, height, edge } = band;
  // The strip runs on into the bleed; what it holds is centred on what remains of it.
  const bleed = edge * (bleedMm / (bleedMm + 5));
  const room = height - bleed;
  const side = room * 0.82;
  const top = (room - side) / 2;
  const text = { x: edge + side + side * 0.22, width: width - 2 * edge - side * 1.22 };
  const line = (id: string, words: string, y: number, size: number, font: 'heading' | 'body'): Layer => ({
    kind: 'text',
    id,
    slot: 'label',
    text: words,
    box: { x: text.x, y, width: text.width, height: size * 1.35 },
    style: { font, size, minSize: size * 0.4, color: brand.colors.paper, maxLines: 1, valign: 'middle' },
  });
  return {
    kind: 'group',
    id: 'band',
    layout: 'free',
    box: { x: at.x, y: at.y, width, height },
    fill: solid(brand.colors.ink),
    children: [
      ...qrLayers(band.url, { x: edge, y: top, width: side, height: side }),
      line('band-call', brief.cta ?? brand.name, top + side * 0.16, side * 0.3, 'heading'),
      line('band-address', shortAddress(band.url), top + side * 0.56, side * 0.2, 'body'),
    ],
  };
}

/** As people say it: no scheme, no `www`, no campaign tags. */
export function shortAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`;
}
