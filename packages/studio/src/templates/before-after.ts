import type { Scheme } from '../brand/scheme.ts';
import { withAlpha } from '../brand/oklch.ts';
import type { GroupLayer, Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import type { AdBrief } from '../template-input.ts';
import { boxOf, column, ellipseBlock, icon, rectBlock, row, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { isBeside, wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Comparison = NonNullable<AdBrief['comparison']>;

/** One half: its name, and what is or is not there. */
function half(
  kit: Kit,
  id: 'us' | 'them',
  comparison: Comparison,
  scheme: Scheme,
  { box, narrower }: { readonly box: Rect; readonly narrower: number },
): GroupLayer {
  const { floor } = kit.frame;
  const name = Math.max(floor * 1.1, Math.min(narrower * 0.15, box.height * 0.17));
  const size = Math.max(floor, Math.min(narrower * 0.092, box.height * 0.12));
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
  readonly halves: readonly [Rect, Rect];
  /** What the halves show; where they lie above each other only the bright one has room for it. */
  readonly media: readonly [Rect | undefined, Rect] | undefined;
  readonly words: readonly [Rect, Rect];
};

/** In a narrow column the halves lie above each other: side by side they would have one word a line. */
function planStacked({ frame, product }: Kit): Plan {
  const { area, full, margin } = frame;
  const [copy, rest] = splitRows(area, 0.34, margin);
  const low = { x: 0, y: rest.y, width: full.width, height: full.height - rest.y };
  const [dull, bright] = splitRows(low, product ? 0.32 : 0.5);
  const words = (half: Rect, share: number): Rect => ({
    x: area.x,
    y: half.y + margin,
    width: area.width,
    height: half.height * share - margin * 2,
  });
  const y = bright.y + bright.height * 0.46;
  const shown = { x: area.x, y, width: area.width, height: full.height - margin * 0.8 - y };
  return {
    copy,
    halves: [dull, bright],
    words: [words(dull, 1), words(bright, product ? 0.5 : 1)],
    media: product ? [undefined, shown] : undefined,
  };
}

/** Two panels to the frame's edge; in each the words above, what they speak of below. */
function planOf(kit: Kit, beside: boolean): Plan {
  const { frame, product } = kit;
  const { area, full, margin, shape } = frame;
  if (shape === 'tower') return planStacked(kit);
  const [copy, rest] = beside
    ? splitColumns(area, shape === 'banner' ? 0.4 : 0.38, margin)
    : splitRows(area, 0.34, margin * 0.8);
  const panels = beside
    ? { x: rest.x, y: 0, width: full.width - rest.x, height: full.height }
    : { x: 0, y: rest.y, width: full.width, height: full.height - rest.y };
  const inner = margin * 0.6;
  const top = beside ? area.y : rest.y + inner;
  const bottom = area.y + area.height;
  const middle = panels.x + panels.width / 2;
  const roomy = product && shape !== 'banner';
  const covered = isCovered(frame);
  const wordsHeight = (bottom - top) * (!roomy ? 1 : covered ? 0.6 : 0.44);
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
    halves: splitColumns(panels, 0.5),
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
      return {
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { look: 'split', scheme, plate: bright.ground }))],
      };
    const beside = isBeside(kit);
    const { copy, halves, media, words } = planOf(kit, beside);
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
    const [dim, lit] = halves;
    const middle = lit.x;
    // What one half says must not be set smaller than what the other says.
    const narrower = Math.min(words[0].width, words[1].width);
    const knob = Math.min(lit.width * 0.26, lit.height * 0.14, frame.margin * 1.7);
    const shelf = media?.[0];
    const at = shelf ? shelf.y + shelf.height * 0.45 : 0;
    const image = kit.product;
    const ghost: Layer[] =
      shelf && image?.asset.cutout
        ? kit
            .productIn(shelf)
            .map((layer) =>
              layer.slot === 'product'
                ? { ...layer, id: 'ghost', opacity: 0.16 }
                : { ...layer, id: 'ghost-shadow', opacity: 0.35 },
            )
        : [];
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          rectBlock('dull', dim, dull.ground, { slot: 'decor' }),
          rectBlock('bright', lit, bright.ground, { slot: 'decor' }),
          ...ghost,
          ...(media ? kit.productIn(overTheEdge(kit, media[1])) : []),
          stack,
          half(kit, 'them', comparison, dull, { box: words[0], narrower }),
          half(kit, 'us', comparison, bright, { box: words[1], narrower }),
          shelf
            ? ellipseBlock(
                'knob-edge',
                { x: middle - knob * 0.58, y: at - knob * 0.58, width: knob * 1.16, height: knob * 1.16 },
                withAlpha(scheme.ground, 0.9),
                { slot: 'decor' },
              )
            : undefined,
          shelf
            ? ellipseBlock(
                'knob',
                { x: middle - knob / 2, y: at - knob / 2, width: knob, height: knob },
                kit.scheme('ink').ground,
                { slot: 'decor' },
              )
            : undefined,
          shelf
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
