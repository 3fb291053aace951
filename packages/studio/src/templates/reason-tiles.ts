import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, free, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { stripLayers } from './kit/strip.ts';

const grounds = ['accent', 'ink', 'support'] as const;

/** A block of colour with a large numeral and one reason. Lying blocks have the numeral at the start, upright ones above. */
function reason(kit: Kit, text: string, index: number, box: Rect): Layer[] {
  const scheme = kit.scheme(grounds[index % grounds.length] ?? 'accent');
  const { floor } = kit.frame;
  const lying = box.width > box.height * 1.5;
  const pad = Math.min(box.width, box.height) * 0.12;
  const room = { x: box.x + pad, y: box.y + pad, width: box.width - pad * 2, height: box.height - pad * 2 };
  const [first, second] = lying
    ? splitColumns(room, Math.min(0.24, (room.height * 0.8) / room.width), pad)
    : splitRows(room, 0.38, pad * 0.4);
  const numeral = Math.min(first.height * (lying ? 0.95 : 1), first.width * 1.3);
  const size = Math.max(
    floor,
    Math.min(
      second.height * (lying ? 0.3 : 0.25),
      second.width * (!lying ? 0.13 : box.width > box.height * 3.4 ? 0.075 : 0.11),
    ),
  );
  return [
    free(`reason-${index}`, [], { box, fill: solid(scheme.ground), radius: pad * kit.roundness }),
    {
      ...textBlock(`number-${index}`, new Intl.NumberFormat(kit.input.brief.language).format(index + 1), {
        font: 'heading',
        size: Math.max(floor, numeral),
        minSize: Math.min(floor, numeral),
        color: scheme.text,
        lineHeight: 1,
        maxLines: 1,
        valign: lying ? 'middle' : 'top',
        slot: 'label',
      }),
      box: boxOf(first),
    },
    {
      ...textBlock(`text-${index}`, text, {
        size,
        minSize: Math.max(8, Math.min(size, floor * 0.85)),
        color: scheme.text,
        weight: 600,
        lineHeight: 1.2,
        maxLines: 7,
        valign: lying ? 'middle' : 'bottom',
        slot: 'bullet',
      }),
      box: boxOf(second),
    },
  ];
}

type Plan = { readonly copy: Rect; readonly blocks: Rect; readonly upright: boolean; readonly media?: Rect };

function planOf({ frame, product }: Kit): Plan {
  const { area, full, margin, shape } = frame;
  if (shape === 'banner') {
    const [copy, blocks] = splitColumns(area, 0.4, margin);
    return { copy, blocks, upright: true };
  }
  if (shape === 'wide') {
    const [top, blocks] = splitRows(area, 0.5, margin * 0.6);
    const [copy, media] = splitColumns(top, product ? 0.68 : 1, margin);
    return {
      copy,
      blocks,
      upright: true,
      ...(product ? { media: { ...media, y: full.height * 0.04, height: blocks.y - full.height * 0.03 } } : {}),
    };
  }
  const [top, blocks] = splitRows(area, shape === 'tower' ? 0.4 : shape === 'tall' ? 0.4 : 0.38, margin * 0.6);
  if (product && isCovered(frame)) {
    const [copy, low] = splitRows({ ...area, height: area.height * 0.86 }, 0.42, margin * 0.6);
    const y = low.y + low.height + margin * 0.6;
    const media = { x: full.width * 0.15, y, width: full.width * 0.7, height: full.height - margin - y };
    return { copy, blocks: low, upright: false, media };
  }
  if (product && (shape === 'tower' || shape === 'tall')) {
    const [copy, rest] = splitRows(area, 0.32, margin * 0.6);
    const [media, low] = splitRows(rest, 0.34);
    return { copy, blocks: low, upright: false, media: { ...media, height: media.height * 1.03 } };
  }
  if (!product) return { copy: top, blocks, upright: false };
  const [copy, media] = splitColumns(top, 0.6, margin * 0.4);
  // It stands on the first block, as on a shelf.
  return {
    copy,
    blocks,
    upright: false,
    media: { ...media, y: full.height * 0.04, height: blocks.y - full.height * 0.03 },
  };
}

export const reasonTiles = defineTemplate({
  id: 'reason-tiles',
  kind: 'picture',
  category: 'reasons',
  idea: 'Three reasons as three blocks of colour, each with a numeral one sees from across the street.',
  slots: ['headline', 'bullet', 'label', 'price', 'cta', 'product'],
  needs: ['points'],
  compose(kit) {
    const { frame, input } = kit;
    const scheme = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            kit.scheme('accent').ground,
            stripLayers(kit, { look: 'card', says: 'points', scheme: kit.scheme('accent'), plate: scheme.ground }),
          ),
        ],
      };
    const points = (input.brief.points ?? []).slice(0, 3);
    const { copy, blocks, upright, media } = planOf(kit);
    const gap = frame.margin * 0.25;
    const box = (index: number): Rect => {
      const count = points.length;
      if (upright) {
        const width = (blocks.width - gap * (count - 1)) / count;
        return { ...blocks, x: blocks.x + index * (width + gap), width };
      }
      const height = (blocks.height - gap * (count - 1)) / count;
      return { ...blocks, y: blocks.y + index * (height + gap), height };
    };
    const bare = points.length === 0;
    const type = kit.type(copy);
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          copyStack(kit, {
            scheme,
            type: { ...type, headline: type.headline * 1.15 },
            box: copy,
            justify: frame.shape === 'banner' ? 'center' : 'start',
            subline: bare ? {} : false,
          }),
          ...points.flatMap((point, index) => reason(kit, point, index, box(index))),
          ...(bare ? kit.productIn(blocks) : media ? kit.productIn(overTheEdge(kit, media)) : []),
        ]),
      ],
    };
  },
});
