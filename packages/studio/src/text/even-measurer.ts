import type { TextMeasurer } from './measurer.ts';
import { graphemesOf, isCjk } from './script.ts';

/** Measures without fonts: every letter half an em wide, CJK a whole one. For tests of pure code. */
export const evenMeasurer: TextMeasurer = {
  measure(_font, text) {
    const width = graphemesOf(text).reduce((sum, grapheme) => sum + (isCjk(grapheme) ? 100 : 50), 0);
    return { width, ascent: 95, descent: 25, capHeight: 70 };
  },
};
