/** A face to set text in: families in order of preference, the last ones for scripts the first cannot write. */
export type FontSpec = { readonly families: readonly string[]; readonly weight: number; readonly italic: boolean };

/** All numbers are for a font size of 100 px: type scales evenly, so one measurement serves every size. */
export type TextExtent = {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
};

export type TextMeasurer = { measure(font: FontSpec, text: string): TextExtent };

/** The host's way to name fonts to Canvas2D. Node registers CJK fonts in slices and needs the text to choose them. */
export type FontFaces = { css(font: FontSpec, size: number, text: string): string };

/** The part of Canvas2D that measuring needs; both hosts have it. */
export type MeasuringContext = {
  font: string;
  measureText(text: string): {
    width: number;
    actualBoundingBoxAscent: number;
    fontBoundingBoxAscent: number;
    fontBoundingBoxDescent: number;
  };
};

export const measuredAt = 100;

/** Measures through a canvas of either host and remembers, since fitting asks for the same words again and again. */
export function canvasMeasurer(context: MeasuringContext, faces: FontFaces): TextMeasurer {
  const widths = new Map<string, number>();
  const metrics = new Map<string, Omit<TextExtent, 'width'>>();
  const keyOf = (font: FontSpec): string => `${font.weight}${font.italic ? 'i' : ''} ${font.families.join(',')}`;

  function metricsOf(font: FontSpec, key: string): Omit<TextExtent, 'width'> {
    const known = metrics.get(key);
    if (known) return known;
    context.font = faces.css(font, measuredAt, 'H');
    const box = context.measureText('H');
    const found = {
      ascent: box.fontBoundingBoxAscent,
      descent: box.fontBoundingBoxDescent,
      capHeight: box.actualBoundingBoxAscent,
    };
    metrics.set(key, found);
    return found;
  }

  return {
    measure(font, text) {
      const key = keyOf(font);
      const cacheKey = `${key}\n${text}`;
      let width = widths.get(cacheKey);
      if (width === undefined) {
        context.font = faces.css(font, measuredAt, text);
        width = context.measureText(text).width;
        if (widths.size > 50_000) widths.clear();
        widths.set(cacheKey, width);
      }
      return { width, ...metricsOf(font, key) };
    },
  };
}
