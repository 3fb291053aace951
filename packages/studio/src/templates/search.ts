import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import { defineTemplate } from '../template.ts';
import { column, row, rule, textBlock } from './kit/blocks.ts';
import { actions } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

function glass(id: string, color: string, size: number): Layer {
  return {
    kind: 'shape',
    id,
    slot: 'decor',
    shape: { kind: 'path', d: 'M4 10a6 6 0 1 0 12 0a6 6 0 1 0 -12 0M14.5 14.5L20 20', viewBox: [0, 0, 24, 24] },
    stroke: { color, width: Math.max(0.75, size * 0.1) },
    directional: true,
    size: { width: size, height: size },
  };
}

function suggestion(kit: Kit, text: string, index: number, size: number): Layer {
  const card = kit.scheme('paper');
  return column(
    `hint-${index}`,
    [
      rule(`hint-${index}-line`, card.line, Math.max(0.75, size * 0.04), { priority: 8 }),
      row(
        `hint-${index}-row`,
        [
          glass(`hint-${index}-glass`, card.muted, size * 0.95),
          textBlock(`hint-${index}-text`, text, {
            size,
            minSize: Math.min(size, Math.max(kit.frame.floor, size * 0.74)),
            color: card.text,
            weight: 500,
            lineHeight: 1.22,
            maxLines: 3,
            width: 'fill',
            slot: 'bullet',
          }),
        ],
        { gap: size * 0.6, size: { width: 'fill' } },
      ),
    ],
    { gap: size * 0.55, size: { width: 'fill' }, priority: 4 + index },
  );
}

export const search = defineTemplate({
  id: 'search',
  kind: 'picture',
  category: 'story',
  idea: 'What people type at night: your promise in the search field, your reasons as what it suggests.',
  slots: ['logo', 'headline', 'bullet', 'price', 'cta', 'product'],
  needs: ['points'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const ground = kit.scheme('accent');
    const card = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene('main', ground.ground, stripLayers(kit, { look: 'card', scheme: ground, plate: card.ground })),
        ],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.6,
      banner: 0.66,
      upright: 0.62,
      tall: 0.62,
      tower: 0.7,
      gap: 0.6,
    });
    const type = kit.type(copy);
    const size = Math.max(frame.floor, type.body);
    const wished = Math.max(size * 1.15, type.headline * (copy.width < copy.height * 0.8 ? 0.72 : 0.95));
    const query = row(
      'query',
      [
        { ...glass('glass', card.accentText, wished * 0.8), priority: 3 },
        textBlock('headline', brief.headline, {
          font: 'heading',
          weight: 700,
          size: wished,
          minSize: Math.min(wished, Math.max(frame.floor, wished * 0.36)),
          color: card.text,
          lineHeight: 1.1,
          tracking: -0.015,
          balance: true,
          maxLines: 5,
          slot: 'headline',
        }),
      ],
      { gap: wished * 0.34, size: { width: 'fill' } },
    );
    const points = (brief.points ?? []).slice(0, 3);
    const field = column('field', [query, ...points.map((point, index) => suggestion(kit, point, index, size))], {
      padding: [wished * 0.5, wished * 0.5],
      gap: size * 0.6,
      fill: solid(card.ground),
      radius: wished * (0.2 + 0.7 * kit.roundness),
      shadow: { color: '#00000030', blur: frame.margin * 0.6, y: frame.margin * 0.2 },
      size: { width: 'fill' },
    });
    const words = column(
      'copy',
      [
        kit.logo({ scheme: ground, height: type.label * 1.6, maxWidth: copy.width * 0.5, priority: 7 }),
        field,
        actions(kit, { scheme: { ...ground, muted: ground.text }, type, box: copy }),
      ],
      { box: copy, gap: type.gap, justify: beside ? 'center' : 'start' },
    );
    const place = beside
      ? {
          x: media.x + frame.margin * 0.5,
          y: frame.height * 0.12,
          width: media.width - frame.margin * 1.3,
          height: frame.height * 0.76,
        }
      : { x: frame.width * 0.14, y: media.y, width: frame.width * 0.72, height: media.height - frame.margin * 0.7 };
    return { scenes: [kit.scene('main', ground.ground, [...kit.productIn(overTheEdge(kit, place)), words])] };
  },
});
