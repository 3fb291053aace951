import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, dottedLine, free, icon, row, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { splitColumns } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { isBeside, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** The torn edge of a till roll: teeth in the colour of the ground. */
function teeth(id: string, paper: Rect, y: number, up: boolean, color: string): Layer {
  const count = Math.max(8, Math.round(paper.width / (paper.width * 0.045)));
  const step = 100 / count;
  const path = Array.from(
    { length: count },
    (_, index) => `L${(index + 0.5) * step} ${step * 0.6}L${(index + 1) * step} 0`,
  );
  const height = (paper.width * step * 0.6) / 100;
  return {
    kind: 'shape',
    id,
    slot: 'decor',
    box: { x: paper.x, y: up ? y - height : y, width: paper.width, height },
    shape: { kind: 'path', d: `M0 0${path.join('')}Z`, viewBox: [0, 0, 100, step * 0.6] },
    fill: solid(color),
    ...(up ? { rotate: 180 } : {}),
  };
}

function items(kit: Kit, points: readonly string[], size: number): Layer[] {
  const card = kit.scheme('paper');
  return points.map((point, index) =>
    row(
      `item-${index}`,
      [
        textBlock(`item-${index}-text`, point, {
          font: 'accent',
          weight: 500,
          size,
          minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.74)),
          color: card.text,
          lineHeight: 1.22,
          maxLines: 3,
          width: 'fill',
          slot: 'bullet',
        }),
        icon(`item-${index}-mark`, 'check', card.accentText, size * 1.1, { weight: 0.14 }),
      ],
      { gap: size, size: { width: 'fill' }, priority: 4 + index },
    ),
  );
}

function spacer(id: string, height: number): Layer {
  return free(id, [], { size: { width: 'fill', height }, priority: 8 });
}

export const receipt = defineTemplate({
  id: 'receipt',
  kind: 'picture',
  category: 'offer',
  idea: 'The bill that is a pleasure to read: everything you get, line by line, and one friendly total.',
  slots: ['brand-name', 'headline', 'bullet', 'price', 'old-price', 'cta', 'product'],
  needs: ['price', 'points'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief, brand } = input;
    const ground = kit.scheme('tint');
    const card = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Space Grotesk',
        scenes: [kit.scene('main', card.ground, stripLayers(kit, { look: 'offer', scheme: card, font: 'accent' }))],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.52,
      banner: 0.62,
      upright: 0.7,
      tall: 0.7,
      tower: 0.66,
      gap: 0.5,
    });
    const narrow = !isBeside(kit) && frame.shape !== 'tower' && kit.product;
    // In square frames the till roll stands beside the product, as it does in the hand.
    const upright = narrow && frame.shape !== 'tall' ? splitColumns(frame.area, 0.58, frame.margin * 0.5) : undefined;
    const paper = upright ? { ...upright[0] } : copy;
    const top = isBeside(kit) || upright ? { ...paper, y: 0, height: paper.y + paper.height } : paper;
    const pad = Math.min(paper.width, paper.height) * 0.09;
    const room = {
      x: paper.x + pad,
      y: paper.y + pad * 0.6,
      width: paper.width - pad * 2,
      height: paper.height - pad * 1.4,
    };
    const type = kit.type({ ...room, height: Math.min(room.height, room.width * 1.6) });
    const size = Math.max(frame.floor, type.body * 0.95);
    const total = brief.price
      ? row(
          'total',
          [
            eyebrow(kit, 'before', brief.oldPrice, { color: card.muted, size: type.label, slot: 'old-price' }),
            textBlock('price', brief.price, {
              font: 'accent',
              weight: 700,
              size: type.headline * 1.05,
              minSize: Math.min(type.headline, frame.floor * 1.2),
              color: card.text,
              lineHeight: 1,
              tracking: -0.02,
              maxLines: 1,
              slot: 'price',
            }),
          ],
          { size: { width: 'fill' }, justify: 'between', priority: 2, gap: size },
        )
      : undefined;
    const struck = total && {
      ...total,
      children: total.children.map((child) =>
        child.kind === 'text' && child.id === 'before'
          ? { ...child, style: { ...child.style, decoration: 'strike' as const } }
          : child,
      ),
    };
    const line = (id: string): Layer =>
      column(
        id,
        [
          free(
            `${id}-room`,
            [
              dottedLine(`${id}-dots`, { x: 0, y: size * 0.05 }, room.width, {
                color: card.muted,
                thickness: Math.max(1, size * 0.09),
              }),
            ],
            { size: { width: 'fill', height: size * 0.1 } },
          ),
        ],
        { size: { width: 'fill' }, priority: 7 },
      );
    const told = kit.subline({ scheme: card, type });
    const said = (brief.points ?? []).length > 0 ? items(kit, brief.points ?? [], size) : told ? [told] : [];
    const words = column(
      'copy',
      [
        eyebrow(kit, 'shop', brand.name, { color: card.muted, size: type.label * 0.85, slot: 'brand-name' }),
        kit.headline({
          scheme: card,
          type: { ...type, headline: type.headline * 0.92 },
          font: 'accent',
          weight: 700,
          lineHeight: 1.08,
          tracking: -0.03,
        }),
        line('line-a'),
        ...said,
        said.length > 0 ? line('line-b') : undefined,
        struck,
        brief.cta && frame.shape !== 'banner'
          ? {
              ...(kit.cta({ scheme: card, type: { ...type, cta: type.cta * 1.05 } }) as Layer),
              size: { width: 'fill' as const },
            }
          : kit.cta({ scheme: card, type }),
        spacer('end', size * 0.1),
      ],
      { box: room, gap: size * 0.72, justify: 'center' },
    );
    const below = {
      x: frame.width * 0.16,
      y: media.y,
      width: frame.width * 0.68,
      height: media.height - frame.margin * 0.6,
    };
    const place = upright
      ? {
          x: upright[1].x,
          y: frame.height * 0.16,
          width: frame.width - upright[1].x - frame.margin * 0.4,
          height: frame.height * 0.72,
        }
      : beside
        ? {
            x: media.x + frame.margin * 0.4,
            y: frame.height * 0.12,
            width: media.width - frame.margin * 1.2,
            height: frame.height * 0.76,
          }
        : below;
    return {
      accentFont: 'Space Grotesk',
      scenes: [
        kit.scene('main', ground.ground, [
          free('paper', [], {
            box: top,
            fill: solid(card.ground),
            shadow: { color: '#00000024', blur: frame.margin * 0.5, y: frame.margin * 0.12 },
          }),
          teeth('teeth', paper, paper.y + paper.height, true, ground.ground),
          ...(top.y > 0 ? [teeth('teeth-top', paper, paper.y, false, ground.ground)] : []),
          ...kit.productIn(overTheEdge(kit, place)),
          words,
        ]),
      ],
    };
  },
});
