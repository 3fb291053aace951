import type { Rect } from '../../layout/display-list.ts';
import type { AdImage } from '../../template-input.ts';
import { splitColumns, splitRows } from './frame.ts';
import type { Kit } from './kit.ts';

export type Regions = {
  /** Where words stand: always inside the safe zone. */ readonly copy: Rect;
  /** What is left for pictures, out to the frame's edge: they carry no words. */ readonly media: Rect;
  readonly beside: boolean;
};

/** The part that words get, by the frame's shape. */
export type Shares = {
  readonly wide?: number;
  readonly banner?: number;
  readonly upright?: number;
  readonly tall?: number;
  readonly tower?: number;
  /** Given: words stand beside a picture in square frames too, unless it is a product that lies. */ readonly square?: number;
  /** Words stand above the picture in square frames, even where the product is upright. */ readonly stacked?: true;
  /** In margins. */ readonly gap?: number;
};

export function isBeside(kit: Kit): boolean {
  return kit.frame.shape === 'wide' || kit.frame.shape === 'banner' || kit.frame.shape === 'strip';
}

/** Broader than high: it is set differently from what stands. */
export function isBroad(image: AdImage | undefined): boolean {
  const { width = 1, height = 1 } = image?.asset ?? {};
  return width > height * 1.1;
}

/** A cut-out that would be small in a narrow column. */
export function lies({ product }: Kit): boolean {
  const { cutout = false, width = 1, height = 1 } = product?.asset ?? {};
  return cutout && width > height * 1.25;
}

/** Words first, the picture after them: beside in wide frames, below in upright ones. */
export function wordsAndPicture(kit: Kit, shares: Shares = {}): Regions {
  const { area, full, shape, margin } = kit.frame;
  const { wide = 0.52, banner = 0.58, upright = 0.48, tall = 0.56, tower = 0.58, gap = 0.8, square } = shares;
  const beside =
    shape === 'square' ? !shares.stacked && (kit.sideBySide || (square !== undefined && !lies(kit))) : kit.sideBySide;
  if (!kit.product && !kit.photo) return { copy: area, media: { ...area, width: 0, height: 0 }, beside };
  if (beside) {
    const [copy, side] = splitColumns(
      area,
      shape === 'banner' ? banner : shape === 'square' ? (square ?? 0.55) : wide,
      margin * gap,
    );
    return { copy, media: { x: side.x, y: 0, width: full.width - side.x, height: full.height }, beside };
  }
  const share = shape === 'tall' ? tall : shape === 'tower' ? tower : upright;
  const [copy, rest] = splitRows(area, share, margin * gap);
  const bottom = shape === 'tall' ? Math.min(full.height * 0.95, rest.y + full.height * 0.46) : full.height;
  return { copy, media: { x: 0, y: rest.y, width: full.width, height: bottom - rest.y }, beside };
}

/** Everything from where the picture begins to the frame's edges. */
export function beyondWords({ full }: Kit['frame'], { media, beside }: Pick<Regions, 'media' | 'beside'>): Rect {
  return beside
    ? { x: media.x, y: 0, width: full.width - media.x, height: full.height }
    : { x: 0, y: media.y, width: full.width, height: full.height - media.y };
}

/** The largest square in the middle of a region. */
export function squareIn(region: Rect, share = 1): Rect {
  const size = Math.min(region.width, region.height) * share;
  return {
    x: region.x + (region.width - size) / 2,
    y: region.y + (region.height - size) / 2,
    width: size,
    height: size,
  };
}

/** In tall frames the network's buttons cover the lower part: room for a picture, never for words. */
export function belowWords(kit: Kit): Rect | undefined {
  const { area, full, margin, shape } = kit.frame;
  const y = area.y + area.height + margin * 0.4;
  if (shape !== 'tall' || full.height - y < full.height * 0.2) return undefined;
  return { x: margin, y, width: full.width - margin * 2, height: full.height - y };
}

/** Words centred between the frame's edges, not between what the network covers of them: the picture below is, too. */
export function midArea({ area, full }: Kit['frame']): Rect {
  const x = Math.max(area.x, full.width - area.x - area.width);
  return { ...area, x, width: full.width - x * 2 };
}

/** Words get a third of a tall frame, however little the network leaves free; pictures all the rest, to its edge. */
export function tallShare({ area, full }: Kit['frame'], third = 0.335): number {
  return Math.min(0.72, Math.max(0.46, (full.height * third) / area.height));
}
