import type { Scheme } from '../brand/scheme.ts';
import { withAlpha } from '../brand/oklch.ts';
import type { GroupLayer, Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate, type AdBrief } from '../template.ts';
import { boxOf, column, ellipseBlock, icon, rectBlock, row, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { isBeside, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Comparison = NonNullable<AdBrief['comparison']>;

/** One half: its name, and what is or is not there. */
function half(kit: Kit, id: 'us' | 'them', comparison: Comparison, box: Rect, scheme: Scheme): GroupLayer {
  const { floor } = kit.frame;
  const name = Math.max(floor * 1.1, Math.min(box.width * 0.13, box.height * 0.14));
  const size = Math.max(floor, Math.min(box.width * 0.082, box.height * 0.1));
  const lines = comparison.rows
    .filter((line) => id === 'us' || line.us !== line.them)
    .slice(0, 3)
    .map((line, index) =>
      row(
        `${id}-${index}`,
        [
          icon(`${id}-${index}-mark`, line[id] ? 'check' : 'cross', scheme.text, size * 1.05, { weight: 0.14 }),
          textBlock(`${id}-${index}-text`, line.text, {
            size,
            minSize: Math.max(8, Math.min(size, floor * 0.85)),
            color: scheme.text,
            weight: 600,
            lineHeight: 1.2,
            maxLines: 4,
            width: 'fill',
            slot: 'bullet',
          }),
        ],
        { gap: size * 0.5, size: { width: 'fill' }, priority: 4 + index },
      ),
    );
  return column(
    `${id}-half`,
    [
      textBlock(`${id}-name`, comparison[id], {
        font: 'heading',
        size: name,
        minSize: Math.min(name, floor),
        color: scheme.text,
        lineHeight: 1.05,
        maxLines: 2,
        slot: 'label',
      }),
      ...lines,
    ],
    { box, gap: size * 0.7 },
  );
}

type Plan = {
  readonly copy: Rect;
  readonly panels: Rect;
  readonly media: readonly [Rect, Rect] | undefined;
  readonly words: readonly [Rect, Rect];
};

/** Two panels to the frame's edge; in each the words above, what they speak of below. */
function planOf({ frame, product }: Kit, beside: boolean): Plan {
  const { area, full, margin, shape } = frame;
  const [copy, rest] = beside
    ? splitColumns(area, shape === 'banner' ? 0.4 : 0.38, margin)
    : splitRows(area, shape === 'tower' ? 0.4 : 0.34, margin * 0.8);
  const panels = beside
    ? { x: rest.x, y: 0, width: full.width - rest.x, height: full.height }
    : { x: 0, y: rest.y, width: full.width, height: full.height - rest.y };
  const inner = margin * 0.6;
  const top = beside ? area.y : rest.y + inner;
  const bottom = area.y + area.height;
  const middle = panels.x + panels.width / 2;
  const roomy = product && shape !== 'tower' && shape !== 'banner';
  const covered = full.height - bottom > full.height * 0.2;
  const wordsHeight = (bottom - top) * (roomy && !covered ? 0.5 : 1);
  const start = Math.max(panels.x + inner, beside ? 0 : area.x);
  const left = { x: start, y: top, width: middle - inner - start, height: wordsHeight };
  const right = {
    x: middle + inner,
    y: top,
    width: Math.min(full.width - inner, area.x + area.width) - middle - inner,
    height: wordsHeight,
  };
  const y = top + wordsHeight + inner * 0.6;
  const height = full.height - margin * 0.7 - y;
  const half = panels.width / 2 - inner * 2;
  return {
    copy,
    panels,
    words: [left, right],
    media: roomy
      ? [
          { x: panels.x + inner, y, width: half, height },
          { x: middle + inner, y, width: half, height },
        ]
      : undefined,
  };
}

export const beforeAfter = defineTemplate({
  id: 'before-after',
  kind: 'picture',
  category: 'proof',
  idea: 'The grey half without it, the bright half with it: the same shelf twice, and one is empty.',
  slots: ['headline', 'label', 'bullet', 'price', 'cta', 'product'],
  needs: ['comparison'],
  compose(kit) {
    const { frame, input } = kit;
    const { comparison } = input.brief;
    const scheme = kit.scheme('paper');
    const bright = kit.scheme('accent');
    if (frame.shape === 'strip')
      return { scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme, plate: bright.ground }))] };
    const beside = isBeside(kit);
    const { copy, panels, media, words } = planOf(kit, beside);
    const plain = wordsAndPicture(kit);
    const room = comparison ? copy : plain.copy;
    const type = kit.type(room);
    const stack = copyStack(kit, {
      scheme,
      type: { ...type, headline: type.headline * 1.15 },
      box: room,
      justify: beside ? 'center' : 'start',
      subline: comparison ? false : {},
    });
    if (!comparison)
      return {
        scenes: [
          kit.scene('main', scheme.ground, [...kit.productIn(inset(plain.media, frame.margin, frame.margin)), stack]),
        ],
      };
    const dull: Scheme = { ...scheme, ground: scheme.soft, text: scheme.onSoft };
    const middle = panels.x + panels.width / 2;
    const knob = Math.min(panels.width * 0.13, panels.height * 0.14, frame.margin * 1.7);
    const at = media ? media[0].y + media[0].height * 0.45 : panels.y + panels.height * (beside ? 0.5 : 0.02);
    const image = kit.product;
    const ghost: Layer[] =
      media && image?.asset.cutout
        ? kit
            .productIn(media[0])
            .map((layer) =>
              layer.slot === 'product'
                ? { ...layer, id: 'ghost', opacity: 0.16 }
                : { ...layer, id: 'ghost-shadow', opacity: 0.35 },
            )
        : [];
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          rectBlock('dull', { ...panels, width: panels.width / 2 }, dull.ground, { slot: 'decor' }),
          rectBlock('bright', { ...panels, x: middle, width: panels.width / 2 }, bright.ground, { slot: 'decor' }),
          ...ghost,
          ...(media ? kit.productIn(media[1]) : []),
          stack,
          half(kit, 'them', comparison, words[0], dull),
          half(kit, 'us', comparison, words[1], bright),
          media
            ? ellipseBlock(
                'knob-edge',
                { x: middle - knob * 0.58, y: at - knob * 0.58, width: knob * 1.16, height: knob * 1.16 },
                withAlpha(scheme.ground, 0.9),
                { slot: 'decor' },
              )
            : undefined,
          media
            ? ellipseBlock(
                'knob',
                { x: middle - knob / 2, y: at - knob / 2, width: knob, height: knob },
                kit.scheme('ink').ground,
                { slot: 'decor' },
              )
            : undefined,
          media
            ? {
                ...icon('knob-arrow', 'arrow', kit.scheme('ink').text, knob * 0.5, { weight: 0.1 }),
                box: boxOf({ x: middle - knob * 0.25, y: at - knob * 0.25, width: knob * 0.5, height: knob * 0.5 }),
              }
            : undefined,
        ]),
      ],
    };
  },
});
