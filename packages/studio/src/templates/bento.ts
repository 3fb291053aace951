import type { Scheme } from '../brand/scheme.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { column, free, icon, textBlock } from './kit/blocks.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { isBeside } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Grid = { readonly head: Rect; readonly picture: Rect; readonly small: readonly Rect[] };

/** A large tile for words, a large one for the product, small ones for whatever else there is to say. */
function gridOf(kit: Kit, count: number): Grid {
  const { area, full, margin, shape } = kit.frame;
  const gap = margin * 0.32;
  const halves = (rect: Rect, across: boolean): Rect[] =>
    count < 2 ? [rect] : across ? splitColumns(rect, 0.5, gap) : splitRows(rect, 0.5, gap);
  const pictured = Boolean(kit.product);
  if (isBeside(kit)) {
    const [head, rest] = splitColumns(area, pictured || count > 0 ? 0.46 : 1, gap);
    const [picture, side] = splitColumns(rest, !pictured ? 0 : count === 0 ? 1 : 0.58, pictured ? gap : 0);
    return { head, picture, small: count === 0 ? [] : halves(side, false) };
  }
  if (shape === 'tower') {
    const [head, rest] = splitRows(area, 0.5, gap);
    const [picture, side] = splitRows(rest, !pictured ? 0 : count === 0 ? 1 : 0.62, pictured ? gap : 0);
    return { head, picture, small: count === 0 ? [] : [side] };
  }
  // Where the network covers the bottom, the picture's tile goes there and the words stay above.
  const covered = isCovered(kit.frame);
  const [head, rest] = splitRows(area, pictured || count > 0 ? (covered ? 0.5 : 0.45) : 1, gap);
  if (covered) {
    const small = { ...rest, height: rest.height * (!pictured ? 1 : count === 0 ? 0 : 0.5) };
    const y = small.y + small.height + (count === 0 ? 0 : gap);
    return {
      head,
      picture: { ...rest, y, height: full.height * 0.95 - y },
      small: count === 0 ? [] : halves(small, true),
    };
  }
  const rows = shape === 'tall';
  const share = !pictured ? 0 : count === 0 ? 1 : 0.6;
  const [picture, side] = (rows ? splitRows : splitColumns)(rest, share, pictured ? gap : 0);
  return { head, picture, small: count === 0 ? [] : halves(side, rows || !pictured) };
}

function tile(kit: Kit, id: string, box: Rect, color: string): Layer {
  const radius = Math.min(box.width, box.height, kit.frame.margin * 4) * (0.04 + 0.16 * kit.roundness);
  return free(id, [], { box, fill: solid(color), radius });
}

function fact(kit: Kit, id: string, box: Rect, text: string, scheme: Scheme, loud: boolean): Layer[] {
  const { floor } = kit.frame;
  const room = inset(box, box.width * 0.09, box.height * 0.1);
  const size = loud ? Math.min(room.width * 0.34, room.height * 0.6) : Math.min(room.width * 0.115, room.height * 0.17);
  const wished = Math.max(floor, size);
  return [
    tile(kit, `${id}-tile`, box, scheme.ground),
    column(
      id,
      [
        loud ? undefined : icon(`${id}-mark`, 'check', scheme.accentText, wished * 1.5, { weight: 0.14, priority: 6 }),
        textBlock(`${id}-text`, text, {
          font: loud ? 'heading' : 'body',
          weight: loud ? 800 : 600,
          size: wished,
          minSize: Math.max(8, Math.min(wished, floor * 0.9)),
          color: scheme.text,
          lineHeight: loud ? 1 : 1.22,
          balance: loud,
          maxLines: loud ? (text.length > 9 ? 2 : 1) : 6,
          slot: loud ? 'price' : 'bullet',
        }),
      ],
      { box: room, gap: wished * 0.5, justify: loud ? 'center' : 'between', align: loud ? 'center' : 'start' },
    ),
  ];
}

export const bento = defineTemplate({
  id: 'bento',
  kind: 'picture',
  category: 'reasons',
  idea: 'A box with compartments: promise, product, price and best reason each in a tile of their own.',
  slots: ['logo', 'headline', 'subline', 'cta', 'price', 'bullet', 'product'],
  needs: ['points'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief } = input;
    const ground = kit.scheme('paper');
    const head = kit.scheme('accent');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene('main', ground.ground, stripLayers(kit, { scheme: ground, plate: kit.scheme('tint').ground })),
        ],
      };
    const shout = brief.price || brief.badge;
    const facts = [
      ...(shout ? [{ text: shout, scheme: kit.scheme('ink'), loud: true }] : []),
      ...(brief.points ?? []).slice(0, 1).map((text) => ({ text, scheme: kit.scheme('support'), loud: false })),
    ];
    const grid = gridOf(kit, facts.length);
    const room = inset(
      grid.head,
      Math.min(grid.head.width, grid.head.height) * 0.1,
      Math.min(grid.head.width, grid.head.height) * 0.1,
    );
    const type = kit.type(room);
    const quiet = { ...head, muted: head.text };
    const words = column(
      'copy',
      [
        column(
          'say',
          [
            kit.logo({ scheme: head, height: type.label * 1.4, maxWidth: room.width * 0.5, priority: 7 }),
            kit.headline({ scheme: head, type: { ...type, headline: type.headline * 1.6 } }),
            kit.subline({ scheme: quiet, type, priority: 5, maxLines: 3 }),
          ],
          { gap: type.gap * 0.8 },
        ),
        kit.cta({ scheme: head, type: { ...type, cta: type.cta * 1.1 } }),
      ],
      { box: room, gap: type.gap, justify: 'between' },
    );
    const tint = kit.scheme('tint');
    const { picture } = grid;
    const product = kit.product?.asset.cutout
      ? [
          tile(kit, 'picture-tile', picture, tint.ground),
          ...kit.productIn(inset(picture, picture.width * 0.1, picture.height * 0.1), { anchor: { x: 0.5, y: 0.6 } }),
        ]
      : kit.product
        ? kit.productIn(picture, {
            radius: Math.min(picture.width, picture.height, frame.margin * 4) * (0.04 + 0.16 * kit.roundness),
          })
        : [];
    return {
      scenes: [
        kit.scene('main', ground.ground, [
          tile(kit, 'head-tile', grid.head, head.ground),
          ...product,
          words,
          ...facts.flatMap(({ text, scheme, loud }, index) => {
            const box = grid.small[index];
            return box ? fact(kit, `fact-${index}`, box, text, scheme, loud) : [];
          }),
        ]),
      ],
    };
  },
});
