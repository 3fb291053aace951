import type { CloneAnalysis, CloneBox, CloneType } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { contrast, readable } from '@adwright/studio/brand/contrast.ts';
import type { Layer, Slot } from '@adwright/studio/creative/layer.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import type { TextStyle } from '@adwright/studio/creative/text-style.ts';
import type { CloneFrame, PlacedBox } from './clone-frame.ts';
import { groundAt } from './clone-ground.ts';
import type { FaceFonts } from './face-fonts.ts';
import type { SlotWords } from './slot-words.ts';
import { colourDistance } from './text-blocks.ts';
import { textRoom } from './text-room.ts';

export type TextScene = {
  readonly analysis: CloneAnalysis;
  readonly frame: CloneFrame;
  readonly placed: readonly PlacedBox[];
  readonly fonts: FaceFonts;
  /** The colours behind the words are a photograph's. */
  readonly overPhoto: boolean;
  readonly words: SlotWords;
};

const slots: Partial<Record<CloneBox['role'], Slot>> = {
  headline: 'headline',
  subline: 'subline',
  body: 'body',
  label: 'label',
  cta: 'cta',
  badge: 'badge',
  price: 'price',
  old_price: 'old-price',
  fine_print: 'caption',
  logo: 'brand-name',
};

/** How a name is set where there was only a sign. */
const plainType: CloneType = {
  color: '#111111',
  weight: 700,
  caps: false,
  align: 'center',
  size: 16,
  lines: 1,
  face: 'sans',
};

export function textLayer(box: PlacedBox, scene: TextScene): Layer[] {
  const text = scene.words.get(box.id);
  const slot = slots[box.role];
  if (!text || !slot) return [];
  const type = box.type ?? { ...plainType, size: box.height * 0.7 };
  return [box.plate ? plated(box, type, text, slot, scene) : loose({ ...box, type }, type, text, slot, scene)];
}

function loose(box: PlacedBox, type: CloneType, text: string, slot: Slot, scene: TextScene): Layer {
  const { box: room, lineHeight, size } = textRoom(box, scene.placed, scene.frame);
  const ground = groundAt(scene.analysis, box);
  // On a photograph only its scrim is known; the reference's own letters were readable there.
  const color = scene.overPhoto && !isOnPanel(box, scene.placed) ? type.color : legible(type, ground, scene);
  const lines = Math.max(type.lines, text.split('\n').length);
  return {
    kind: 'text',
    id: box.id,
    slot,
    text,
    box: room,
    style: {
      ...styleOf(type, scene),
      color,
      size,
      minSize: Math.max(4, size * 0.42),
      lineHeight,
      // A single word is set smaller rather than broken.
      maxLines: /\s/.test(text) ? lines + 1 : lines,
      valign: type.lines === 1 ? 'middle' : 'top',
      ...(box.role === 'headline' ? { balance: true } : {}),
      ...(box.role === 'old_price' ? { decoration: 'strike' as const } : {}),
    },
  };
}

/** What WCAG asks of type, large and small: what has as much in the reference stays as it was. */
const least = { large: 3, small: 4.5 };

function legible(type: CloneType, ground: Color, { analysis }: TextScene): Color {
  const large = type.size > 0.045 * Math.min(analysis.width, analysis.height);
  return contrast(type.color, ground) >= (large ? least.large : least.small)
    ? type.color
    : readable(type.color, ground, 4.6);
}

function isOnPanel({ at }: PlacedBox, placed: readonly PlacedBox[]): boolean {
  return placed.some(
    ({ role, at: panel }) =>
      role === 'panel' &&
      at.x >= panel.x &&
      at.y >= panel.y &&
      at.x + at.width <= panel.x + panel.width &&
      at.y + at.height <= panel.y + panel.height,
  );
}

function styleOf(type: CloneType, { fonts }: TextScene): Omit<TextStyle, 'size' | 'color'> {
  return {
    font: fonts.roleOf(type),
    weight: type.weight,
    align: type.align,
    ...(type.caps ? { caps: true } : {}),
  };
}

/** A button or a badge: one piece with its letters in the middle, wider where the words are longer. */
function plated(box: PlacedBox, type: CloneType, text: string, slot: Slot, scene: TextScene): Layer {
  const { plate, at } = box;
  const { frame, analysis } = scene;
  const color = plate?.color ?? '#111111';
  const size = type.size * frame.scale;
  // A plate of its ground's own colour was seen by its outline.
  const isOutline = colourDistance(color, groundAt(analysis, box)) < 14;
  const letters = legible(type, color, scene);
  const round = plate?.shape === 'ellipse';
  const radius = round ? Math.min(at.width, at.height) / 2 : (plate?.radius ?? 0) * frame.scale;
  const grown = round ? at : stretched(box, text, scene);
  const padding: [number, number] = round
    ? [at.width * 0.1, at.height * 0.12]
    : [Math.min(at.width * 0.08, size), Math.min(at.height * 0.12, size * 0.3)];
  return {
    kind: 'group',
    id: box.id,
    slot,
    layout: 'column',
    justify: 'center',
    align: 'center',
    box: grown,
    padding,
    ...(radius > 0 ? { radius } : {}),
    ...(isOutline
      ? { stroke: { color: letters, width: Math.max(1, size * 0.06) } }
      : { fill: { kind: 'solid', color } }),
    children: [
      {
        kind: 'text',
        id: `${box.id}-text`,
        slot,
        text,
        style: {
          ...styleOf(type, scene),
          color: letters,
          align: 'center',
          size,
          minSize: Math.max(4, size * 0.5),
          lineHeight: 1.15,
          maxLines: round ? 3 : 2,
        },
      },
    ],
  };
}

function stretched({ at, text: theirs }: PlacedBox, text: string, { frame, placed }: TextScene) {
  const more = Math.min(1.4, Math.max(1, text.length / Math.max(4, theirs.length))) - 1;
  const extra = more * at.width * 0.8;
  const centred = Math.abs(at.x + at.width / 2 - frame.width / 2) < 0.03 * frame.width;
  if (centred) return { ...at, x: at.x - extra / 2, width: at.width + extra };
  const next = placed.filter(
    ({ at: other, role }) =>
      role !== 'panel' && other.x >= at.x + at.width && other.y < at.y + at.height && other.y + other.height > at.y,
  );
  const limit = Math.min(frame.width * 0.97, ...next.map(({ at: other }) => other.x - 0.02 * frame.width));
  return { ...at, width: Math.max(at.width, Math.min(at.width + extra, limit - at.x)) };
}
