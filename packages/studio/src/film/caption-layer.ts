import { contrast, readable } from '../brand/contrast.ts';
import type { Scheme } from '../brand/scheme.ts';
import type { CaptionsLayer } from '../creative/layer.ts';
import type { Color } from '../creative/paint.ts';
import { captionLooks } from '../draw/caption-looks.ts';
import type { Insets } from '../placements.ts';
import type { SpokenWord, TemplateInput } from '../template-input.ts';
import { boxOf } from '../templates/kit/blocks.ts';
import { frameOf } from '../templates/kit/frame.ts';
import { createKit } from '../templates/kit/kit.ts';
import { withEmphasis } from './emphasis.ts';

export type CaptionLook = CaptionsLayer['look'];

type Place = Pick<TemplateInput['placement'], 'width' | 'height' | 'safe'>;

function captionSize({ width, height }: Place): number {
  return width > height ? height * 0.06 : width * (width === height ? 0.054 : 0.066);
}

/** Two lines of captions and the air below them. */
function bandHeight(place: Place): number {
  return captionSize(place) * 3;
}

/** The safe zone of a template that shares the frame with captions: they have the highest part of what is safe. */
export function safeBelowCaptions(place: Place): Insets {
  const least = Math.min(place.width, place.height) * 0.05;
  return { ...place.safe, top: Math.max(place.safe.top, least) + bandHeight(place) };
}

const [unspoken, outline, marker]: [Color, Color, Color] = ['#ffffff', '#15161a', '#ffcf33'];

/** A lit word without a plate stands on its outline: the text of the accent would be ink on ink, or white as the rest. */
function litColor(accent: Color): Color {
  const lit = readable(accent, outline, 6);
  return contrast(lit, unspoken) < 1.4 ? marker : lit;
}

/** The colour of what is spoken, and of what it stands on: the accent, or for a whole page the colour of the outline. */
function activeOf(look: CaptionLook, { ground, text }: Scheme): CaptionsLayer['active'] {
  const { plate } = captionLooks[look];
  if (plate === 'active' || plate === 'spoken') return { color: text, plate: ground };
  const color = litColor(ground);
  if (plate === 'page') return { color, plate: outline };
  return plate === 'line' ? { color, plate: color } : { color };
}

/** Captions over a whole film, at the top of what the platforms leave free: products stand at the foot. */
export function captionLayer(
  input: TemplateInput,
  { look, words, seconds }: { look: CaptionLook; words: readonly SpokenWord[]; seconds: number },
): CaptionsLayer {
  const { area } = frameOf(input);
  const height = bandHeight(input.placement);
  const size = captionSize(input.placement);
  const scheme = createKit(input).scheme('accent');
  return {
    kind: 'captions',
    id: 'captions',
    slot: 'caption',
    box: boxOf({ x: area.x, y: area.y, width: area.width, height: height * 0.92 }),
    look,
    style: {
      font: 'heading',
      weight: 800,
      size,
      minSize: size * 0.7,
      color: unspoken,
      lineHeight: 1.2,
      outline: { color: outline, width: look === 'stroke' ? 0.22 : 0.14 },
      ...(look === 'stroke' && { caps: true }),
    },
    active: activeOf(look, scheme),
    words: withEmphasis(words),
    group: area.width > area.height * 1.3 ? 6 : 4,
    time: { start: 0, end: seconds },
  };
}
