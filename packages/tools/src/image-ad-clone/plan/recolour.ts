import type { Color } from '@adwright/studio/creative/paint.ts';
import { fromOklch, oklchOf } from '@adwright/studio/brand/oklch.ts';

/** Greys and near-greys belong to nobody. */
const colourful = 0.035;

/**
 * The reference's colours turned to mine: its strongest hue becomes my strongest hue, the others keep their distance to
 * it and everybody keeps their lightness, so that light stays on dark.
 */
export function recolour(
  palette: readonly { readonly color: Color }[],
  mine: readonly Color[],
): (color: Color) => Color {
  const theirs = strongest(palette.map(({ color }) => color));
  const own = strongest(mine);
  if (!theirs || !own) return (color) => color;
  const [from, to] = [oklchOf(theirs), oklchOf(own)];
  const strength = Math.min(1.4, Math.max(0.5, to.c / from.c));
  return (color) => {
    const { l, c, h } = oklchOf(color);
    return c < colourful ? color : fromOklch({ l, c: c * strength, h: h + to.h - from.h });
  };
}

function strongest(colors: readonly Color[]): Color | undefined {
  return colors.filter((color) => oklchOf(color).c >= colourful).toSorted((a, b) => oklchOf(b).c - oklchOf(a).c)[0];
}
