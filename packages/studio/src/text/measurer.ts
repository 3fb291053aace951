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

type Known = { readonly metrics: Omit<TextExtent, 'width'>; readonly extents: Map<string, TextExtent> };

/** Measures through a canvas of either host and remembers, since fitting asks for the same words again and again. */
export function canvasMeasurer(context: MeasuringContext, faces: FontFaces): TextMeasurer {
  const byKey = new Map<string, Known>();
  const bySpec = new WeakMap<FontSpec, Known>();
  let count = 0;

  function metricsOf(font: FontSpec): Known['metrics'] {
    context.font = faces.css(font, measuredAt, 'H');
    const box = context.measureText('H');
    return {
      ascent: box.fontBoundingBoxAscent,
      descent: box.fontBoundingBoxDescent,
      capHeight: box.actualBoundingBoxAscent,
    };
  }

  function knownOf(font: FontSpec): Known {
    const quick = bySpec.get(font);
    if (quick) return quick;
    const key = `${font.weight}${font.italic ? 'i' : ''} ${font.families.join(',')}`;
    const known = byKey.get(key) ?? { metrics: metricsOf(font), extents: new Map<string, TextExtent>() };
    byKey.set(key, known);
    bySpec.set(font, known);
    return known;
  }

  return {
    measure(font, text) {
      const { metrics, extents } = knownOf(font);
      const found = extents.get(text);
      if (found) return found;
      context.font = faces.css(font, measuredAt, text);
      const made = { width: context.measureText(text).width, ...metrics };
      count += 1;
      if (count > 50_000) {
        for (const known of byKey.values()) known.extents.clear();
        count = 0;
      }
      extents.set(text, made);
      return made;
    },
  };
}
