/** Sheets as printers sell them, upright, in millimetres. */
export const posterSizes = [
  { id: 'a4', name: 'A4', width: 210, height: 297 },
  { id: 'a3', name: 'A3', width: 297, height: 420 },
  { id: 'a2', name: 'A2', width: 420, height: 594 },
  { id: '50x70', name: '50 × 70 cm', width: 500, height: 700 },
  { id: 'letter', name: 'US Letter', width: 215.9, height: 279.4 },
  { id: '18x24', name: '18 × 24 in', width: 457.2, height: 609.6 },
] as const;

export type PosterSizeId = (typeof posterSizes)[number]['id'];
export type Orientation = 'portrait' | 'landscape';

/** What is printed beyond the cut, so that no white edge shows where the knife slips. */
export const bleedMm = 3;
/** Within this of the cut nothing stands that must be read. */
export const marginMm = 5;

const pointsPerMm = 72 / 25.4;
/** Room around the sheet for the marks: at least so much. */
const slugPoints = 36;
/** Pixels of the creative per point: the page is vector, so this only names positions. */
const unit = 1.5;

export type Rect = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Everything about one sheet: in points for the page's boxes, in the creative's pixels for drawing. */
export type Sheet = {
  readonly id: PosterSizeId;
  readonly orientation: Orientation;
  /** The finished poster. */
  readonly trimMm: { readonly width: number; readonly height: number };
  /** The whole page, whole even points: writers of PDF round them. */
  readonly media: { readonly width: number; readonly height: number };
  readonly trim: Rect;
  readonly bleed: Rect;
  /** Pixels per point and per millimetre. */
  readonly unit: number;
  readonly perMm: number;
};

export function sheetOf(id: PosterSizeId, orientation: Orientation): Sheet {
  const { width, height } = posterSizes.find((size) => size.id === id) ?? posterSizes[0];
  const trimMm = orientation === 'portrait' ? { width, height } : { width: height, height: width };
  const across = axis(trimMm.width);
  const down = axis(trimMm.height);
  const bleed = bleedMm * pointsPerMm;
  const trim = { x: across.from, y: down.from, width: across.length, height: down.length };
  return {
    id,
    orientation,
    trimMm,
    media: { width: across.whole, height: down.whole },
    trim,
    bleed: { x: trim.x - bleed, y: trim.y - bleed, width: trim.width + 2 * bleed, height: trim.height + 2 * bleed },
    unit,
    perMm: pointsPerMm * unit,
  };
}

function axis(millimetres: number): { whole: number; from: number; length: number } {
  const length = millimetres * pointsPerMm;
  const whole = 2 * Math.ceil((length + 2 * slugPoints) / 2);
  return { whole, from: (whole - length) / 2, length };
}
