import { withAlpha } from '../brand/oklch.ts';
import type { Layer } from '../creative/layer.ts';
import type { Paint } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { ellipseBlock } from './kit/blocks.ts';
import { copyStack, eyebrow } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { spot } from './kit/paints.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Light falls on the product and on the floor around it; everything else stays in the dark. */
function light(kit: Kit, media: Rect, floor: number): Layer[] {
  const warm = kit.scheme('ink').accentText;
  const reach = Math.max(media.width, media.height) * 1.25;
  const middle = media.x + media.width / 2;
  const glow = { x: middle - reach / 2, y: floor - reach * 0.72, width: reach, height: reach };
  const across = Math.min(media.width * 1.05, media.height * 1.2);
  const pool = { x: middle - across / 2, y: floor - across * 0.11, width: across, height: across * 0.22 };
  const fading = (strong: number, until: number, weak: number): Paint =>
    spot([0, withAlpha(warm, strong)], [until, withAlpha(warm, weak)], [1, withAlpha(warm, 0)]);
  return [
    ellipseBlock('glow', glow, fading(0.62, 0.45, 0.2), { slot: 'decor' }),
    ellipseBlock('pool', pool, fading(0.85, 0.7, 0.35), { slot: 'decor' }),
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
