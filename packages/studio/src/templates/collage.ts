import { withAlpha } from '../brand/oklch.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, ellipseBlock, free, rectBlock, textBlock } from './kit/blocks.ts';
import { badgeOn } from './kit/badge-on.ts';
import { actions } from './kit/copy-stack.ts';
import { splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Cut paper behind the product: a disc, a block and a striped scrap, none of them straight. */
function scraps(kit: Kit, media: Rect): Layer[] {
  const { colors } = kit.input.brand;
  const size = Math.min(media.width, media.height);
  const x = media.x + media.width / 2;
  const y = media.y + media.height / 2;
  const stripe = size * 0.05;
  return [
    rectBlock(
      'scrap-block',
      {
        x: Math.max(x - size * 0.5, media.x + size * 0.06),
        y: y - size * 0.36,
        width: size * 0.72,
        height: size * 0.8,
      },
      colors.support,
      { slot: 'decor', rotate: -9 },
    ),
    ellipseBlock(
      'scrap-disc',
      { x: x - size * 0.2, y: y - size * 0.48, width: size * 0.74, height: size * 0.74 },
      colors.accent,
      { slot: 'decor' },
    ),
    ...[0, 1, 2, 3].map((index) =>
      rectBlock(
        `scrap-stripe-${index}`,
        {
          x: Math.max(x - size * 0.62, media.x + kit.frame.margin * 0.4),
          y: y + size * 0.22 + index * stripe * 1.9,
          width: size * 0.44,
          height: stripe,
        },
        colors.ink,
        { slot: 'decor', rotate: -9 },
      ),
    ),
  ];
}

function tape(id: string, at: { x: number; y: number }, width: number, rotate: number, color: string): Layer {
  return rectBlock(
    id,
    { x: at.x - width / 2, y: at.y - width * 0.14, width, height: width * 0.28 },
    withAlpha(color, 0.55),
    { slot: 'decor', rotate },
  );
}

export const collage = defineTemplate({
  id: 'collage',
  kind: 'picture',
  category: 'type',
  idea: 'Scissors and tape: a torn headline, cut shapes in the brand’s colours, the product stuck on top.',
  slots: ['headline', 'subline', 'badge', 'price', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const ground = kit.scheme('tint');
    const card = kit.scheme('ink');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Bricolage Grotesque',
        scenes: [
          kit.scene(
            'main',
            ground.ground,
            stripLayers(kit, { look: 'split', scheme: ground, plate: kit.scheme('accent').ground, font: 'accent' }),
          ),
        ],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.54,
      banner: 0.6,
      upright: 0.54,
      tall: 0.58,
      tower: 0.62,
      gap: 0.6,
    });
    const [top, low] = splitRows(copy, beside ? 0.62 : 0.66, frame.margin * 0.5);
    const tilt = frame.shape === 'banner' ? -1.4 : -2.6;
    // A turned sheet needs room for its corners, or they would leave the safe zone.
    const lift = Math.abs(Math.sin((tilt * Math.PI) / 180)) * top.width * 0.5;
    const sheet = {
      x: top.x,
      y: top.y + lift,
      width: top.width,
      height: Math.max(top.height * 0.5, top.height - lift * 1.6),
    };
    const pad = Math.min(sheet.width, sheet.height) * 0.1;
    const size = kit.type(sheet).headline * 1.5;
    const type = kit.type({ ...low, height: low.height * 1.5 });
    const torn = free(
      'sheet',
      [
        {
          ...textBlock('headline', input.brief.headline, {
            font: 'accent',
            weight: 800,
            size,
            minSize: Math.min(size, Math.max(frame.floor, size * 0.2)),
            color: card.text,
            lineHeight: 1.02,
            tracking: -0.025,
            balance: true,
            valign: 'middle',
            maxLines: 6,
            slot: 'headline',
          }),
          box: boxOf({ x: pad * 1.2, y: pad, width: sheet.width - pad * 2.4, height: sheet.height - pad * 2 }),
        },
      ],
      { box: sheet, rotate: tilt, fill: solid(card.ground) },
    );
    const product = kit.productIn(
      beside
        ? inset(media, frame.margin * 0.8, frame.height * 0.1)
        : overTheEdge(kit, { ...inset(media, frame.margin, 0), height: media.height - frame.margin * 0.8 }),
    );
    const words: Layer = {
      kind: 'group',
      id: 'copy',
      layout: 'column',
      gap: type.gap,
      justify: 'start',
      box: boxOf(low),
      children: [
        kit.subline({ scheme: { ...ground, muted: ground.text }, type, maxLines: 3 }),
        actions(kit, { scheme: ground, type, box: low, headline: { font: 'accent' } }),
      ].filter((layer) => layer !== undefined),
    };
    const strip = Math.min(sheet.width * 0.2, frame.margin * 2.4);
    const paper = kit.scheme('paper');
    return {
      accentFont: 'Bricolage Grotesque',
      scenes: [
        kit.scene('main', ground.ground, [
          ...(kit.product ? scraps(kit, beside ? inset(media, frame.margin * 0.5, frame.height * 0.08) : media) : []),
          torn,
          tape(
            'tape-a',
            { x: sheet.x + sheet.width * 0.12, y: sheet.y + (beside ? 0 : lift * 0.6) },
            strip,
            -24,
            input.brand.colors.paper,
          ),
          tape(
            'tape-b',
            { x: sheet.x + sheet.width * 0.92, y: sheet.y - lift * 0.8 },
            strip,
            18,
            input.brand.colors.paper,
          ),
          ...product,
          words,
          badgeOn(kit, product, input.brief.badge, {
            fill: paper.ground,
            color: paper.text,
            points: 14,
            rotate: 9,
            share: 0.36,
          }),
        ]),
      ],
    };
  },
});
