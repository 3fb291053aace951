import type { Rect } from '../../layout/display-list.ts';
import type { TemplateInput } from '../../template-input.ts';

/**
 * strip: a line of text high (320×50, 728×90). banner: low and wide (970×250). tower: narrow and high
 * (160×600). The others are what they are called.
 */
export type Shape = 'strip' | 'banner' | 'wide' | 'square' | 'portrait' | 'tall' | 'tower';

export type Frame = {
  readonly width: number;
  readonly height: number;
  readonly shape: Shape;
  readonly full: Rect;
  /** Where words may stand: inside the network's safe zone and the margin. */
  readonly area: Rect;
  readonly margin: number;
  /** The smallest type that is still read at this size. */
  readonly floor: number;
};

export function shapeOf(width: number, height: number): Shape {
  const ratio = width / height;
  if (ratio >= 2.8) return height <= 130 ? 'strip' : 'banner';
  if (ratio >= 1.35) return 'wide';
  if (ratio >= 0.92) return 'square';
  if (ratio >= 0.7) return 'portrait';
  return ratio >= 0.4 ? 'tall' : 'tower';
}

type FrameSource = {
  readonly placement: Pick<TemplateInput['placement'], 'width' | 'height' | 'safe'>;
  readonly brief: Pick<TemplateInput['brief'], 'direction'>;
};

export function frameOf({ placement, brief }: FrameSource): Frame {
  const { width, height } = placement;
  const shape = shapeOf(width, height);
  const short = Math.min(width, height);
  // Layout mirrors a right-to-left creative at the end, the network's interface does not: swap the sides beforehand.
  const rtl = brief.direction === 'rtl';
  const left = rtl ? placement.safe.right : placement.safe.left;
  const right = rtl ? placement.safe.left : placement.safe.right;
  const margin = shape === 'strip' ? Math.max(5, height * 0.12) : short * (shape === 'tower' ? 0.075 : 0.065);
  const x = Math.max(left, margin);
  const y = Math.max(placement.safe.top, margin);
  return {
    width,
    height,
    shape,
    full: { x: 0, y: 0, width, height },
    area: {
      x,
      y,
      width: width - x - Math.max(right, margin),
      height: height - y - Math.max(placement.safe.bottom, margin),
    },
    margin,
    floor: smallestType(width, height),
  };
}

/**
 * Banners are shown as they are. Everything larger is shown as wide as a phone: of 1080 pixels it takes thirty to make
 * the eleven points that are still read there in passing.
 */
export function smallestType(width: number, height: number): number {
  const short = Math.min(width, height);
  return short < 600 ? Math.max(10, short * 0.021) : Math.max(short * 0.028, width * 0.018);
}

/** Sizes of type that go together in a region: they follow its area, so a short headline is large and a narrow column modest. */
export type TypeScale = {
  readonly headline: number;
  readonly subline: number;
  readonly body: number;
  readonly label: number;
  readonly cta: number;
  readonly gap: number;
};

export function scaleFor(region: Rect, floor: number): TypeScale {
  const base = Math.sqrt(region.width * region.height);
  const headline = Math.max(floor * 1.15, Math.min(base * 0.19, region.height * 0.32, region.width * 0.21));
  const at = (share: number, least = 1): number => Math.max(floor * least, headline * share);
  return {
    headline,
    subline: at(0.36, 1.2),
    body: at(0.34, 1.2),
    label: at(0.28, 1.05),
    cta: at(0.34, 1.35),
    gap: Math.max(3, headline * 0.24),
  };
}

/** Whether the network's buttons cover so much of the lower part that pictures stand there and words do not. */
export function isCovered({ area, full }: Frame): boolean {
  return full.height - area.y - area.height > full.height * 0.2;
}

/** Cuts a region in two; the first part gets the share. */
export function splitRows(region: Rect, share: number, gap = 0): [Rect, Rect] {
  const first = (region.height - gap) * share;
  return [
    { ...region, height: first },
    { ...region, y: region.y + first + gap, height: region.height - first - gap },
  ];
}

export function splitColumns(region: Rect, share: number, gap = 0): [Rect, Rect] {
  const first = (region.width - gap) * share;
  return [
    { ...region, width: first },
    { ...region, x: region.x + first + gap, width: region.width - first - gap },
  ];
}
