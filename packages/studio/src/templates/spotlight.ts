import { withAlpha } from '../brand/oklch.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf } from './kit/blocks.ts';
import { copyStack, eyebrow } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Light falls on the product and on the floor around it; everything else stays in the dark. */
function light(kit: Kit, media: Rect, floor: number): Layer[] {
  const warm = kit.scheme('ink').accentText;
  const reach = Math.max(media.width, media.height) * 1.25;
  const glow: Layer = {
    kind: 'shape',
    id: 'glow',
    slot: 'decor',
    box: boxOf({ x: media.x + media.width / 2 - reach / 2, y: floor - reach * 0.72, width: reach, height: reach }),
    shape: { kind: 'ellipse' },
    fill: {
      kind: 'radial',
      x: 0.5,
      y: 0.5,
      radius: 0.5,
      stops: [
        { at: 0, color: withAlpha(warm, 0.62) },
        { at: 0.45, color: withAlpha(warm, 0.2) },
        { at: 1, color: withAlpha(warm, 0) },
      ],
    },
  };
  const pool = Math.min(media.width * 1.05, media.height * 1.2);
  return [
    glow,
    {
      kind: 'shape',
      id: 'pool',
      slot: 'decor',
      box: boxOf({ x: media.x + media.width / 2 - pool / 2, y: floor - pool * 0.11, width: pool, height: pool * 0.22 }),
      shape: { kind: 'ellipse' },
      fill: {
        kind: 'radial',
        x: 0.5,
        y: 0.5,
        radius: 0.5,
        stops: [
          { at: 0, color: withAlpha(warm, 0.85) },
          { at: 0.7, color: withAlpha(warm, 0.35) },
          { at: 1, color: withAlpha(warm, 0) },
        ],
      },
    },
  ];
}

export const spotlight = defineTemplate({
  id: 'spotlight',
  kind: 'picture',
  category: 'product',
  idea: 'A dark stage and one light: the product appears, and a line in slender serif names it.',
  slots: ['brand-name', 'headline', 'subline', 'price', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const scheme = kit.scheme('ink');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Instrument Serif',
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme, font: 'accent', weight: 400 }))],
      };
    const { copy, media, beside } = wordsAndPicture(kit, { wide: 0.5, upright: 0.44, tall: 0.5, gap: 1.2 });
    const type = kit.type(copy);
    const floor = beside ? media.height * 0.84 : media.y + media.height * (frame.shape === 'tower' ? 0.9 : 0.86);
    const words = copyStack(kit, {
      scheme,
      type: { ...type, headline: type.headline * 1.34 },
      box: copy,
      align: beside ? 'start' : 'center',
      justify: beside ? 'center' : 'start',
      headline: { font: 'accent', weight: 400, lineHeight: 1, tracking: -0.02 },
      before: [
        eyebrow(kit, 'brand', input.brand.name, {
          color: scheme.text,
          size: type.label * 0.8,
          slot: 'brand-name',
        }),
      ],
    });
    const top = beside ? media.height * 0.12 : media.y;
    const place = {
      x: media.x + media.width * 0.12,
      y: top,
      width: media.width * 0.76,
      height: floor - top,
    };
    // The light is clipped by the frame on one side and must not fall on the words on the other.
    const lit = kit.product ? light(kit, { ...media, x: media.x + (beside ? frame.margin : 0) }, floor) : [];
    return {
      accentFont: 'Instrument Serif',
      scenes: [kit.scene('main', scheme.ground, [...lit, ...kit.productIn(overTheEdge(kit, place)), words])],
    };
  },
});
