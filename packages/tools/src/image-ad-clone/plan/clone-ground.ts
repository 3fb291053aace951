/** What lies behind: the reference's colour or gradient, drawn anew, and which colour is behind a given box. */
import type { CloneAnalysis, CloneBackground } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { fromOklch, oklchOf } from '@adwright/studio/brand/oklch.ts';
import type { Color, Paint } from '@adwright/studio/creative/paint.ts';
import { shareInside } from '@adwright/vision/pure/boxes.ts';
import type { Rect } from './boxes.ts';

export function groundPaint({ kind, colors, angle }: CloneBackground, tint: (color: Color) => Color): Paint {
  const [first = '#ffffff', last = first] = [colors[0], colors.at(-1)].map((color) => color && tint(color));
  if (kind === 'solid' || first === last) return { kind: 'solid', color: first };
  return {
    kind: 'linear',
    // The studio counts as CSS does: 90° goes to the right.
    angle: (angle + 90) % 360,
    stops: [
      { at: 0, color: first },
      { at: 1, color: last },
    ],
  };
}

/** The colour a text at this place is read on, in the clone as it is rebuilt. */
export function groundAt({ background, boxes, width, height }: CloneAnalysis, at: Rect): Color {
  const panel = boxes
    .filter(({ role, plate }) => role === 'panel' && plate !== null)
    .filter((box) => shareInside(at, box) > 0.7)
    .toSorted((a, b) => a.width * a.height - b.width * b.height)[0];
  if (panel?.plate) return panel.plate.color;
  const first = background.colors[0] ?? '#ffffff';
  const last = background.colors.at(-1) ?? first;
  const turn = (background.angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
  const along = ((at.x + at.width / 2) / width - 0.5) * dx + ((at.y + at.height / 2) / height - 0.5) * dy;
  const share = Math.min(1, Math.max(0, 0.5 + along / (Math.abs(dx) + Math.abs(dy))));
  return mixed(first, last, share);
}

export function mixed(a: Color, b: Color, share: number): Color {
  const part = (at: number): string => {
    const [one, other] = [Number.parseInt(a.slice(at, at + 2), 16), Number.parseInt(b.slice(at, at + 2), 16)];
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A quiet step away from a colour, for a panel where a photograph was. */
export function aside(color: Color): Color {
  const { l, c, h } = oklchOf(color);
  return fromOklch({ l: l > 0.5 ? l - 0.06 : l + 0.08, c, h });
}
