import { withAlpha } from '../brand/oklch.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { isBeside, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Dark enough for white words even on a white photograph: it leaves no brighter ground than 4.5:1 allows. */
const deep = 0.7;

type Sides = 'start' | 'top' | 'bottom';

/** Fades the photograph into black on the side where the words are. `solid` and `end` are shares of the frame. */
function shade(kit: Kit, side: Sides, solidTo: number, end: number): Layer {
  // Right-to-left creatives are mirrored, gradients are not: the shade has to start at the other side.
  const across = kit.input.brief.direction === 'rtl' ? 270 : 90;
  return {
    kind: 'shape',
    id: 'shade',
    slot: 'decor',
    box: boxOf(kit.frame.full),
    shape: { kind: 'rect' },
    fill: {
      kind: 'linear',
      angle: side === 'start' ? across : side === 'top' ? 180 : 0,
      stops: [
        { at: 0, color: '#000000' },
        { at: Math.min(0.9, solidTo), color: '#000000' },
        { at: Math.min(0.95, Math.max(end, solidTo + 0.01)), color: withAlpha('#000000', deep) },
        { at: Math.min(1, Math.max(end, solidTo) + 0.3), color: withAlpha('#000000', 0) },
      ],
    },
  };
}

/** The words' part of the frame, the photograph's, and the side from which it darkens. */
function planOf(kit: Kit): { copy: Rect; photo: Rect; side: Sides; solidTo: number; end: number } {
  const { area, full, shape } = kit.frame;
  if (isBeside(kit)) {
    const [copy] = splitColumns(area, shape === 'banner' ? 0.54 : 0.5);
    const x = full.width * 0.3;
    return {
      copy,
      photo: { ...full, x, width: full.width - x },
      side: 'start',
      solidTo: 0.31,
      end: (copy.x + copy.width) / full.width,
    };
  }
  if (shape === 'square' || shape === 'portrait') {
    const [, copy] = splitRows(area, 0.46);
    const height = full.height * 0.8;
    return { copy, photo: { ...full, height }, side: 'bottom', solidTo: 0.21, end: 1 - copy.y / full.height };
  }
  const [copy] = splitRows(area, 0.58);
  const y = full.height * 0.22;
  return {
    copy,
    photo: { ...full, y, height: full.height - y },
    side: 'top',
    solidTo: 0.23,
    end: (copy.y + copy.height) / full.height,
  };
}

export const photoHeadline = defineTemplate({
  id: 'photo-headline',
  kind: 'picture',
  category: 'story',
  idea: 'A photograph from edge to edge and one line across it; the picture does the selling.',
  slots: ['logo', 'headline', 'subline', 'price', 'cta', 'photo', 'product'],
  needs: ['photo'],
  compose(kit) {
    const { frame } = kit;
    const scheme = kit.scheme('ink');
    const photo = kit.photo ?? (kit.product?.asset.cutout ? undefined : kit.product);
    if (frame.shape === 'strip') return { scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme }))] };
    const beside = isBeside(kit);
    const plan = planOf(kit);
    const fallback = wordsAndPicture(kit, { wide: 0.54, upright: 0.5, tall: 0.56 });
    const copy = photo ? plan.copy : fallback.copy;
    const type = kit.type(copy);
    const dark = photo
      ? { ...scheme, ground: '#000000', text: '#ffffff', muted: '#ffffff', soft: '#000000' }
      : { ...scheme, muted: scheme.text };
    const words = copyStack(kit, {
      scheme: dark,
      type: { ...type, headline: type.headline * (frame.shape === 'tower' ? 1.1 : 1.4), subline: type.subline * 1.05 },
      box: copy,
      justify: beside ? 'center' : photo && plan.side === 'bottom' ? 'end' : 'start',
      headline: { lineHeight: 1, tracking: -0.025 },
      before: [kit.logo({ scheme: dark, height: type.label * 1.6, maxWidth: copy.width * 0.5, priority: 6 })],
    });
    const picture: Layer[] = photo
      ? [
          {
            kind: 'image',
            id: 'photo',
            slot: 'photo',
            asset: photo.id,
            fit: 'cover',
            focus: { x: 0.5, y: 0.5 },
            box: boxOf(plan.photo),
          },
          shade(kit, plan.side, plan.solidTo, plan.end),
        ]
      : kit.productIn(inset(fallback.media, frame.margin * 0.6, beside ? frame.height * 0.06 : 0));
    return { scenes: [kit.scene('main', photo ? '#000000' : scheme.ground, [...picture, words])] };
  },
});
