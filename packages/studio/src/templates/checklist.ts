import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, free, icon, rectBlock, row, rule, textBlock } from './kit/blocks.ts';
import { actions } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** A box that has been ticked: the tick is drawn larger than the box, as a pen does it. */
function tickBox(kit: Kit, id: string, size: number): Layer {
  const card = kit.scheme('paper');
  return free(
    id,
    [
      {
        kind: 'shape',
        id: `${id}-box`,
        slot: 'decor',
        box: boxOf({ x: 0, y: size * 0.12, width: size * 0.88, height: size * 0.88 }),
        shape: { kind: 'rect', radius: size * 0.2 * kit.roundness },
        stroke: { color: card.muted, width: Math.max(0.75, size * 0.06) },
      },
      {
        ...icon(`${id}-tick`, 'check', card.accentText, size, { weight: 0.15 }),
        box: boxOf({ x: size * 0.1, y: 0, width: size, height: size }),
      },
    ],
    { size: { width: size * 1.1, height: size } },
  );
}

function list(kit: Kit, points: readonly string[], size: number): Layer[] {
  const card = kit.scheme('paper');
  const { floor } = kit.frame;
  return points.flatMap((point, index) => [
    column(
      `item-${index}`,
      [
        row(
          `item-${index}-row`,
          [
            tickBox(kit, `item-${index}-tick`, size * 1.25),
            textBlock(`item-${index}-text`, point, {
              size,
              minSize: Math.min(size, Math.max(floor, size * 0.74)),
              color: card.text,
              weight: 600,
              lineHeight: 1.22,
              maxLines: 3,
              width: 'fill',
              slot: 'bullet',
            }),
          ],
          { gap: size * 0.7, size: { width: 'fill' } },
        ),
        rule(`item-${index}-line`, card.line, Math.max(0.75, size * 0.05), { priority: 7 }),
      ],
      { gap: size * 0.55, size: { width: 'fill' }, priority: 4 + index },
    ),
  ]);
}

/** The pad's binding: a bar of colour with holes in it. */
function binding(kit: Kit, pad: Rect, height: number): Layer[] {
  const bar = kit.scheme('accent');
  const count = Math.max(4, Math.min(12, Math.round(pad.width / (height * 2.2))));
  const hole = height * 0.36;
  const step = pad.width / count;
  return [
    rectBlock('binding', { ...pad, height }, bar.ground, { slot: 'decor' }),
    ...Array.from({ length: count }, (_, index) =>
      rectBlock(
        `hole-${index}`,
        { x: pad.x + step * (index + 0.5) - hole / 2, y: pad.y + (height - hole) / 2, width: hole, height: hole },
        kit.scheme('support').ground,
        { slot: 'decor', radius: hole / 2 },
      ),
    ),
  ];
}

export const checklist = defineTemplate({
  id: 'checklist',
  kind: 'picture',
  category: 'reasons',
  idea: 'A page from a notepad where everything is already ticked.',
  slots: ['headline', 'bullet', 'price', 'cta', 'product'],
  needs: ['points'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const ground = kit.scheme('support');
    const card = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            ground.ground,
            stripLayers(kit, { look: 'card', says: 'points', scheme: ground, plate: card.ground }),
          ),
        ],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.62,
      banner: 0.66,
      upright: 0.66,
      tall: 0.68,
      tower: 0.66,
      gap: 0.4,
    });
    const bar = Math.min(copy.height * 0.07, frame.margin * 0.75);
    const inner = { x: copy.x, y: copy.y + bar, width: copy.width, height: copy.height - bar };
    const pad = Math.min(inner.width, inner.height) * 0.075;
    const type = kit.type({ ...inner, width: inner.width - pad * 2 });
    const size = Math.max(frame.floor, type.body * (frame.shape === 'banner' ? 0.95 : 1.05));
    const points = brief.points ?? [];
    const words = column(
      'copy',
      [
        kit.headline({ scheme: card, type: { ...type, headline: type.headline * 0.95 }, maxLines: 4 }),
        ...(points.length > 0 ? list(kit, points, size) : [kit.subline({ scheme: card, type })]),
        actions(kit, { scheme: card, type, box: inner }),
      ],
      { box: inner, padding: [pad * 1.1, pad], gap: size * 0.75, justify: beside ? 'center' : 'start' },
    );
    const tilt = beside && frame.shape === 'wide' ? -1.2 : 0;
    const place = beside
      ? {
          x: media.x + frame.margin * 0.2,
          y: frame.height * 0.12,
          width: media.width - frame.margin * 0.9,
          height: frame.height * 0.78,
        }
      : { x: frame.width * 0.12, y: media.y, width: frame.width * 0.76, height: media.height - frame.margin * 0.7 };
    return {
      scenes: [
        kit.scene('main', ground.ground, [
          free('sheet-below', [], { box: copy, fill: solid(card.soft), rotate: tilt === 0 ? 1.6 : tilt * -1.4 }),
          free('sheet', [], { box: copy, fill: solid(card.ground) }),
          ...binding(kit, copy, bar),
          words,
          ...kit.productIn(overTheEdge(kit, place)),
        ]),
      ],
    };
  },
});
