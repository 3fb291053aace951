import type { Standing } from '../../kit/avatar/plan/frame-person.ts';
import type { Frame } from '../../kit/film/plan/ratios.ts';

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Layout = {
  readonly standing: Standing;
  /** What the product and its words stand on. */
  readonly card: Rect;
  /** From here down the card is a counter that the product stands on; null where it stands on the card. */
  readonly counter: number | null;
  readonly picture: Rect;
  readonly words: Rect;
  /** Captions end here, and keep to these columns. */
  readonly captions: { readonly foot: number; readonly x: number; readonly width: number };
};

/**
 * Upright, the product stands at the presenter's foot; else beside them, where the language's lines end. Layers of films
 * that are read from the right are mirrored when they are laid out; the presenter has to step aside by themselves.
 */
export function layoutOf(frame: Frame, rtl: boolean): Layout {
  if (frame.height > frame.width * 1.1) return atFoot(frame, rtl);
  const layout = beside(frame);
  const { side, foot } = layout.standing;
  return rtl ? { ...layout, standing: { side: 1 - side, foot } } : layout;
}

/** The part of an upright film below the presenter, about where in it a photographed product stands and how wide it may be. */
export type FrontPart = {
  readonly width: number;
  readonly height: number;
  readonly middle: number;
  readonly widest: number;
};

/** Null where the product stands beside the presenter. */
export function frontOf(frame: Frame, rtl: boolean, isWordless: boolean): FrontPart | null {
  const { card, picture } = layoutOf(frame, rtl);
  if (card.width < frame.width) return null;
  const middle = isWordless ? frame.width / 2 : picture.x + picture.width / 2;
  return {
    width: card.width,
    height: Math.round(card.height),
    middle: rtl ? frame.width - middle : middle,
    widest: picture.width,
  };
}

/** How deep the top of a counter is seen, as a share of the frame's height; the product stands well in front on it. */
export const counterDepth = 0.115;

function atFoot({ width, height, safe }: Frame, rtl: boolean): Layout {
  // Platforms write over the foot of an upright film. What is read ends above it; the product may reach into it, and
  // the counter it stands on fills the rest.
  const isWrittenOver = safe.bottom > height * 0.2;
  const end = height - Math.max(safe.bottom, height * 0.05);
  const top = height * (isWrittenOver ? 0.435 : 0.61);
  const counter = isWrittenOver ? end + height * 0.02 : null;
  const foot = counter === null ? end : counter + height * counterDepth * 0.68;
  const [near, far] = rtl ? [safe.right, safe.left] : [safe.left, safe.right];
  const start = Math.max(near, width * 0.06);
  // Words begin where lines do. Nothing is read on a product: it may lie under the buttons at the side.
  const free = width * 0.97 - start;
  const words = { x: start, y: top + width * 0.03, width: free * 0.49, height: end - top - width * 0.03 };
  const y = top - width * 0.07;
  return {
    standing: { side: 0.5, foot: top + height * 0.04 },
    card: { x: 0, y: top, width, height: height - top },
    counter,
    picture: { x: start + free * 0.52, y, width: free * 0.48, height: foot - y },
    words,
    captions: { foot: y - width * 0.01, x: start, width: width - start - Math.max(far, width * 0.06) },
  };
}

function beside({ width, height }: Frame): Layout {
  const margin = height * 0.06;
  const across = width * (width > height * 1.3 ? 0.4 : 0.42);
  const x = width - margin - across;
  const card = { x, y: margin, width: across, height: height - margin * 2 };
  const pad = height * 0.04;
  const half = card.height * 0.58;
  const free = width - across - margin;
  return {
    standing: { side: free / 2 / width, foot: height },
    card,
    counter: null,
    picture: { x: x + pad, y: margin + pad, width: across - pad * 2, height: half - pad },
    words: {
      x: x + pad,
      y: margin + half + pad * 0.4,
      width: across - pad * 2,
      height: card.height - half - pad * 1.4,
    },
    captions: { foot: height * 0.95, x: margin, width: free - margin * 2 },
  };
}
