import { fromOklch, oklchOf } from '../brand/oklch.ts';
import type { Layer } from '../creative/layer.ts';
import type { Color, Paint } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { archBlock, ellipseBlock, rectBlock } from './kit/blocks.ts';
import { badgeOn } from './kit/badge-on.ts';
import { copyStack } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { flow } from './kit/paints.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

const sideways = (dark: string, light: string): Paint => flow(90, [0, dark], [0.4, light], [1, dark]);

/** A round block: its top is an ellipse, its side is lit from the start. */
function drum(id: string, top: Rect, height: number, faces: { side: Paint; top: string }): Layer[] {
  const lid = top.height;
  const decor = { slot: 'decor' } as const;
  return [
    rectBlock(`${id}-side`, { ...top, y: top.y + lid / 2, height }, faces.side, decor),
    ellipseBlock(`${id}-foot`, { ...top, y: top.y + height }, faces.side, decor),
    ellipseBlock(`${id}-top`, top, faces.top, decor),
  ];
}

/** A room of one colour: the wall, a niche lit from above, a floor and blocks in its lighter and darker shades. */
function roomOf(wall: Color): Record<'niche' | 'deep' | 'floor' | 'side' | 'edge' | 'top', Color> {
  const { l, c, h } = oklchOf(wall);
  const shade = (by: number, chroma = 1): Color =>
    fromOklch({ l: Math.max(0.05, Math.min(0.97, l + by)), c: c * chroma, h });
  const lift = l > 0.8 ? 0.04 : 0.13;
  return {
    niche: shade(lift, 0.75),
    deep: shade(-0.07),
    floor: shade(-0.05),
    side: shade(lift * 0.7, 0.85),
    edge: shade(-0.1),
    top: shade(lift * 1.5, 0.6),
  };
}

function stage(kit: Kit, media: Rect, wall: Color): Layer[] {
  const { frame } = kit;
  const room = roomOf(wall);
  const middle = media.x + media.width / 2;
  const arch = Math.min(media.width * (frame.shape === 'tower' ? 0.88 : 0.74), media.height * 0.9);
  const bottom = media.y + media.height;
  const { width: w = 1, height: h = 1, cutout } = kit.product?.asset ?? {};
  // As high as an upright product needs it, never so low that it is no arch.
  const reach = Math.max(arch * 1.24, (arch * 0.84 * h) / w + media.height * 0.24);
  const archTop = bottom - Math.min(media.height * 0.94, cutout ? reach : arch * 1.62);
  const floorAt = bottom - media.height * 0.12;
  const floor = rectBlock(
    'floor',
    {
      x: media.x > 0 && frame.shape !== 'tall' ? media.x - frame.width : -frame.width * 0.1,
      y: floorAt,
      width: frame.width * 3,
      height: frame.height,
    },
    room.floor,
    { slot: 'decor' },
  );
  if (!cutout) {
    // A photograph is the view through the arch: round above, and the floor covers how it ends below.
    const view = { x: middle - arch / 2, y: archTop, width: arch, height: floorAt - archTop + arch * 0.3 };
    return [...kit.productIn(view, { radius: arch / 2, anchor: { x: 0.5, y: 0 } }), floor];
  }
  const width = arch * 0.82;
  const lid = width * 0.16;
  const step = media.height * 0.075;
  const low = { x: middle - width / 2, y: floorAt - step - lid / 2, width, height: lid };
  const high = { x: middle - width * 0.36, y: low.y - step * 0.9, width: width * 0.72, height: lid * 0.72 };
  const top = high.y + high.height / 2;
  const niche = { x: middle - arch / 2, y: archTop, width: arch, height: floorAt - archTop };
  return [
    archBlock('arch', niche, flow(180, [0, room.niche], [1, room.deep]), { slot: 'decor' }),
    floor,
    ...drum('low', low, step, { side: sideways(room.edge, room.side), top: room.top }),
    ...drum('high', high, step * 0.9, { side: sideways(room.edge, room.side), top: room.top }),
    // The product may rise above the arch: what breaks out of its frame comes forward.
    ...kit.productIn({
      x: middle - arch * 0.42,
      y: archTop - arch * 0.02,
      width: arch * 0.84,
      height: top + high.height * 0.12 - archTop + arch * 0.02,
    }),
  ];
}

export const plinth = defineTemplate({
  id: 'plinth',
  kind: 'picture',
  category: 'product',
  idea: 'A room of one colour: the product on a round plinth before a lit niche, like in a shop window.',
  slots: ['logo', 'headline', 'subline', 'price', 'badge', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const brand = kit.clearScheme(['accent', 'support', 'tint']);
    const scheme = { ...brand, muted: brand.text };
    if (frame.shape === 'strip') return { scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme }))] };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.5,
      banner: 0.6,
      upright: 0.42,
      tall: 0.5,
      tower: 0.6,
      gap: 0.5,
    });
    const down = { ...media, height: (beside ? frame.height : media.y + media.height) - media.y };
    const set = kit.product ? stage(kit, down, scheme.ground) : [];
    // On the floor's colour words would lose their ground, so they end where it begins.
    const floor = beside ? frame.height * 0.88 - frame.margin * 0.5 : Number.POSITIVE_INFINITY;
    const room = kit.product ? { ...copy, height: Math.min(copy.height, floor - copy.y) } : copy;
    const type = kit.type(room);
    const words = copyStack(kit, {
      scheme,
      type: { ...type, headline: type.headline * 1.15 },
      box: room,
      align: beside ? 'start' : 'center',
      justify: beside ? 'center' : 'start',
      before: [kit.logo({ scheme, height: type.label * 1.5, maxWidth: copy.width * 0.5, priority: 6 })],
    });
    const ink = kit.scheme('ink');
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          ...set,
          words,
          badgeOn(kit, set, input.brief.badge, { fill: ink.ground, color: ink.text, share: 0.36 }),
        ]),
      ],
    };
  },
});
