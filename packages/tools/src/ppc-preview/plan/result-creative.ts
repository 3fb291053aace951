import { creativeVersion, type Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { solid } from '@adwright/studio/creative/paint.ts';
import { parseWebAddress } from '../../kit/form/plan/web-address.ts';
import type { Combination } from './combinations.ts';
import type { PpcPreviewInput } from '../contract.ts';
import { joinedHeadlines } from './line-width.ts';

export type Device = 'phone' | 'desktop';

/** Twice the pixels of the page, for screens with small ones. */
const sizes: Readonly<Record<Device, { width: number; height: number; titleLines: number }>> = {
  phone: { width: 780, height: 560, titleLines: 2 },
  desktop: { width: 1400, height: 400, titleLines: 1 },
};

/** Held between marks that run from the left, or two paths in Arabic change places. */
const step = ' \u200E›\u200E ';

/** The address under the business's name: the site, then the paths as typed. */
export function shownAddress(url: string, paths: readonly string[]): string {
  const host = parseWebAddress(url)?.host.replace(/^www\./, '') ?? '';
  return [host, ...paths].filter((part) => part !== '').join(step);
}

/** The ad as one picture: what a search page shows of it, in quiet colours that are nobody's brand. */
export function resultCreative(
  ad: Pick<PpcPreviewInput, 'business' | 'url' | 'paths'>,
  { headlines, descriptions }: Combination,
  device: Device,
  words: { readonly sponsored: string; readonly language: string; readonly direction: 'ltr' | 'rtl' },
): Creative {
  const { width, height, titleLines } = sizes[device];
  const edge = 44;
  const room = width - 2 * edge;
  const text = (id: string, value: string, y: number, style: Style): Layer => ({
    kind: 'text',
    id,
    text: value,
    box: { x: edge + (style.indent ?? 0), y, width: room - (style.indent ?? 0), height: style.height },
    style: {
      font: 'body',
      size: style.size,
      color: style.color,
      weight: style.weight ?? 400,
      lineHeight: 1.3,
      maxLines: style.lines ?? 1,
      valign: style.lines ? 'top' : 'middle',
    },
  });
  const titleHeight = titleLines * 54;
  const layers: Layer[] = [
    text('sponsored', words.sponsored, 32, { size: 26, weight: 700, color: '#202124', height: 40 }),
    {
      kind: 'shape',
      id: 'mark',
      box: { x: edge, y: 90, width: 56, height: 56 },
      shape: { kind: 'ellipse' },
      fill: solid('#e8eaed'),
    },
    {
      kind: 'text',
      id: 'initial',
      text: [...ad.business][0]?.toUpperCase() ?? '',
      box: { x: edge, y: 90, width: 56, height: 56 },
      style: { font: 'body', size: 26, weight: 700, color: '#3c4043', align: 'center', valign: 'middle', maxLines: 1 },
    },
    text('business', ad.business, 84, { size: 27, color: '#202124', height: 36, indent: 74 }),
    text('address', shownAddress(ad.url, ad.paths), 118, { size: 23, color: '#4d5156', height: 32, indent: 74 }),
    text('title', joinedHeadlines(headlines), 168, {
      size: 40,
      color: '#1a0dab',
      height: titleHeight,
      lines: titleLines,
    }),
    text('description', descriptions.join(' '), 168 + titleHeight + 14, {
      size: 28,
      color: '#4d5156',
      height: height - 168 - titleHeight - 40,
      lines: device === 'phone' ? 6 : 3,
    }),
  ];
  return {
    version: creativeVersion,
    kind: 'picture',
    width,
    height,
    fps: 30,
    language: words.language,
    direction: words.direction,
    safe: { top: 0, right: 0, bottom: 0, left: 0 },
    brand: {
      name: ad.business,
      colors: { paper: '#ffffff', ink: '#202124', accent: '#1a0dab', support: '#4d5156' },
      fonts: { heading: 'Inter', body: 'Inter' },
    },
    assets: {},
    scenes: [{ id: 'main', duration: 1, background: solid('#ffffff'), layers }],
    overlay: [],
    audio: [],
    meta: { title: joinedHeadlines(headlines).slice(0, 300) },
  };
}

type Style = {
  readonly size: number;
  readonly color: string;
  readonly height: number;
  readonly weight?: number;
  readonly lines?: number;
  readonly indent?: number;
};
