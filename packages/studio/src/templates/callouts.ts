import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, checkList, ellipseBlock, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { leader, type Point } from './kit/leader.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { belowWords, isBeside } from './kit/regions.ts';
import { squaredPaper } from './kit/squared-paper.ts';
import { stripLayers } from './kit/strip.ts';

type Note = { readonly label: Rect; readonly to: Point; readonly start: boolean };

/** Where a line meets the product: just inside its outline, at the note's height or at the nearest the product has. */
function meets(kit: Kit, product: Rect, at: number, start: boolean): Point {
  const share = Math.max(0.14, Math.min(0.86, (at - product.y) / product.height));
  const { outline = [] } = kit.product?.asset ?? {};
  const band = outline[Math.min(outline.length - 1, Math.floor(share * outline.length))] ?? [0.3, 0.7];
  // The layout of right-to-left creatives is mirrored, their pictures are not.
  const [from, to] = kit.input.brief.direction === 'rtl' ? [1 - band[1], 1 - band[0]] : band;
  const middle = (from + to) / 2;
  return {
    x: product.x + product.width * (start ? Math.min(middle, from + 0.08) : Math.max(middle, to - 0.08)),
    y: product.y + product.height * share,
  };
}

/** Notes alternate between both sides of the product; in a narrow region all stand at its end. */
function notesFor(region: Rect, product: Rect, edge: number, count: number, both: boolean): Omit<Note, 'to'>[] {
  const gap = region.width * 0.035;
  const height = region.height / (both ? 2.3 : count + 0.3);
  return Array.from({ length: count }, (_, index) => {
    const start = both && index % 2 === 1;
    const middle = both ? ([0.24, 0.5, 0.76][index] ?? 0.5) : (index + 0.5) / count;
    const y = region.y + region.height * middle - height / 2;
    return {
      start,
      label: start
        ? { x: region.x, y, width: product.x - region.x - gap, height }
        : { x: edge + gap, y, width: region.x + region.width - edge - gap, height },
    };
  });
}

function note(kit: Kit, text: string, { label, to, start }: Note, index: number): Layer[] {
  const scheme = kit.scheme('paper');
  const { floor } = kit.frame;
  const line = Math.max(1, floor * 0.09);
  const dot = floor * 0.85;
  const size = Math.max(floor, Math.min(label.width * 0.1, label.height * 0.3));
  const y = label.y + label.height / 2;
  const end = { x: start ? label.x + label.width : label.x, y };
  const inner = (end.x - to.x) * 0.1;
  const near = { x: end.x - inner, y };
  return [
    leader(`leader-${index}`, start ? near : to, start ? to : near, scheme.text, line),
    ellipseBlock(
      `ring-${index}`,
      { x: to.x - dot * 0.9, y: to.y - dot * 0.9, width: dot * 1.8, height: dot * 1.8 },
      scheme.ground,
      { slot: 'decor' },
    ),
    ellipseBlock(
      `dot-${index}`,
      { x: to.x - dot * 0.5, y: to.y - dot * 0.5, width: dot, height: dot },
      scheme.accentText,
      {
        slot: 'decor',
      },
    ),
    {
      ...textBlock(`note-${index}`, text, {
        size,
        minSize: Math.max(8, floor * 0.85),
        color: scheme.text,
        weight: 600,
        lineHeight: 1.22,
        align: start ? 'end' : 'start',
        valign: 'middle',
        maxLines: 6,
        slot: 'bullet',
      }),
      box: boxOf(label),
    },
  ];
}

/** Where the product stands so that notes have room beside it. */
function productPlace(kit: Kit, region: Rect, share: number, centred: boolean): Rect {
  const widest = region.width * share;
  const { width: w = 1, height: h = 1, cutout } = kit.product?.asset ?? {};
  // It carries no words, so it may stand where the network's buttons lie.
  const below = belowWords(kit);
  const room = below ? below.y + below.height * 0.8 - region.y : region.height;
  const scale = Math.min(widest / w, room / h);
  const width = cutout ? w * scale : widest;
  const height = cutout ? h * scale : Math.min(room, widest * 1.2);
  const spare = (centred ? region.width : widest) - width;
  return { x: region.x + spare / 2, y: region.y + Math.max(0, region.height - height) / 2, width, height };
}

function figure(kit: Kit, region: Rect, points: readonly string[]): Layer[] {
  const both = kit.frame.shape === 'banner';
  const product = productPlace(kit, region, both ? 0.4 : belowWords(kit) ? 0.56 : 0.58, both);
  // A flat product is lower than its notes are: they take the room they need about its middle.
  const tall = Math.min(region.height, Math.max(product.height * 0.9, kit.frame.floor * 6.5 * points.length));
  const reach = { ...region, y: region.y + (region.height - tall) / 2, height: tall };
  // All notes start at one line, wherever a slender product ends.
  const edge = both ? product.x + product.width : Math.max(product.x + product.width, region.x + region.width * 0.46);
  const notes = notesFor(reach, product, edge, points.length, both);
  return [
    ...kit.productIn(product),
    ...points.flatMap((point, index) => {
      const place = notes[index];
      if (!place) return [];
      const { label, start } = place;
      return note(kit, point, { ...place, to: meets(kit, product, label.y + label.height / 2, start) }, index);
    }),
  ];
}

function ticked(kit: Kit, points: readonly string[], box: Rect, scale: number): Layer {
  const scheme = kit.scheme('paper');
  const { floor } = kit.frame;
  const list = checkList('points', points, {
    size: floor * scale,
    floor,
    text: scheme.text,
    mark: scheme.accentText,
    gap: floor * 0.8,
    firstPriority: 5,
  });
  return { ...list, box: boxOf(box) };
}

/** Beside notes a broad product would be small while the covered part of a tall frame stays empty: it stands there. */
function listedAbove(kit: Kit, rest: Rect): { list: Rect; product: Rect } | undefined {
  const below = belowWords(kit);
  const { width = 1, height = 1 } = kit.product?.asset ?? {};
  if (!below || height > width * 1.3) return undefined;
  const [list, low] = splitRows(rest, 0.42, kit.frame.margin * 0.5);
  const product = { ...below, y: low.y, height: below.y + below.height * 0.84 - low.y };
  return { list, product: inset(product, kit.frame.margin, 0) };
}

export const callouts = defineTemplate({
  id: 'callouts',
  kind: 'picture',
  category: 'reasons',
  idea: 'The product as in a good manual: fine lines lead from what it is to why that matters.',
  slots: ['headline', 'bullet', 'price', 'cta', 'product'],
  needs: ['product', 'points'],
  compose(kit) {
    const { frame, input } = kit;
    const scheme = kit.scheme('paper');
    const points = (input.brief.points ?? []).slice(0, 3);
    if (frame.shape === 'strip')
      return {
        scenes: [
          kit.scene(
            'main',
            scheme.ground,
            stripLayers(kit, { look: 'card', says: 'points', scheme, plate: kit.scheme('tint').ground }),
          ),
        ],
      };
    const { area, margin, full, shape } = frame;
    const beside = isBeside(kit);
    const bare = points.length === 0 || !kit.product;
    const [copy, rest] = beside
      ? splitColumns(area, bare && !kit.product ? 1 : 0.4, margin)
      : splitRows(area, bare && !kit.product ? 1 : shape === 'tower' ? 0.36 : 0.38, margin * 0.6);
    const type = kit.type(copy);
    const words = copyStack(kit, {
      scheme,
      type: { ...type, headline: type.headline * (beside ? 1 : 1.15) },
      box: copy,
      align: beside || shape === 'square' ? 'start' : 'center',
      justify: beside ? 'center' : 'start',
      subline: bare ? {} : false,
      middle: [
        !kit.product && points.length > 0
          ? checkList('points', points, {
              size: type.body,
              floor: frame.floor,
              text: scheme.text,
              mark: scheme.accentText,
              gap: type.gap * 0.6,
              firstPriority: 5,
            })
          : undefined,
      ],
    });
    const stacked = shape === 'tower' || rest.width < frame.floor * 17;
    const listed = listedAbove(kit, rest);
    const [low, list] = splitRows(rest, 0.56, margin * 0.5);
    const region = bare
      ? { ...rest, height: (beside ? area.y + area.height : full.height - margin * 0.5) - rest.y }
      : rest;
    const media: Layer[] = bare
      ? kit.productIn(region)
      : listed
        ? [...kit.productIn(listed.product), ticked(kit, points, listed.list, 1.5)]
        : stacked
          ? [...kit.productIn(overTheEdge(kit, low)), ticked(kit, points, list, 1.1)]
          : figure(kit, rest, points);
    return { scenes: [kit.scene('main', scheme.ground, [squaredPaper(kit, scheme.soft), ...media, words])] };
  },
});
