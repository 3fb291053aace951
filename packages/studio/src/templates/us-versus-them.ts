import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdBrief } from '../template-input.ts';
import { column, free, icon, rectBlock, row, textBlock, boxOf } from './kit/blocks.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { stripLayers } from './kit/strip.ts';

type Comparison = NonNullable<AdBrief['comparison']>;

/** The table: what is compared, our column lit, the other one grey. Rows leave from the bottom when room is short. */
function table(kit: Kit, comparison: Comparison, region: Rect): Layer[] {
  const paper = kit.scheme('paper');
  const us = kit.scheme('accent');
  const { floor } = kit.frame;
  const narrow = region.width < region.height * 0.62;
  const cell = region.width * (narrow ? 0.22 : 0.2);
  const least = floor * 2.7;
  const count = Math.max(1, Math.min(comparison.rows.length, Math.floor(region.height / least) - 1));
  const height = Math.min(region.height / (count + 1), region.width * (narrow ? 0.42 : 0.2));
  const top = region.y + (region.height - height * (count + 1)) / 2;
  const size = Math.max(floor, Math.min(height * 0.3, region.width * 0.05));
  const radius = size * 1.2 * kit.roundness;
  const at = (line: number): number => top + line * height;
  const columnX = region.x + region.width - cell * 2;
  const head = (id: string, text: string, x: number, color: string): Layer => ({
    ...textBlock(id, text, {
      font: 'heading',
      size: size * 1.02,
      minSize: Math.max(8, floor * 0.8),
      color,
      align: 'center',
      valign: 'middle',
      maxLines: 2,
      lineHeight: 1.05,
      slot: 'label',
    }),
    box: boxOf({ x: x + cell * 0.04, y: at(0), width: cell * 0.92, height }),
  });
  const lines = comparison.rows.slice(0, count).flatMap((line, index): Layer[] => {
    const y = at(index + 1);
    const mark = Math.min(height * 0.46, cell * 0.4);
    const place = (x: number): Rect => ({
      x: x + (cell - mark) / 2,
      y: y + (height - mark) / 2,
      width: mark,
      height: mark,
    });
    return [
      rectBlock(
        `line-${index}`,
        { x: region.x, y, width: region.width - cell * 2, height: Math.max(1, size * 0.05) },
        paper.line,
        { slot: 'decor' },
      ),
      {
        ...textBlock(`row-${index}`, line.text, {
          size,
          minSize: Math.max(9, floor * 0.85),
          color: paper.text,
          weight: 600,
          valign: 'middle',
          maxLines: 3,
          lineHeight: 1.15,
          slot: 'bullet',
        }),
        box: boxOf({ x: region.x, y, width: columnX - region.x - size * 0.4, height }),
      },
      {
        ...icon(`us-${index}`, line.us ? 'check' : 'cross', us.text, mark, { weight: 0.15 }),
        box: boxOf(place(columnX)),
      },
      {
        ...icon(`them-${index}`, line.them ? 'check' : 'cross', paper.muted, mark, { weight: 0.11 }),
        box: boxOf(place(columnX + cell)),
      },
    ];
  });
  const ours = free('us-column', [], {
    box: { x: columnX, y: at(0), width: cell, height: height * (count + 1) },
    fill: solid(us.ground),
    radius,
  });
  const theirs = free('them-column', [], {
    box: { x: columnX + cell, y: at(0) + height * 0.12, width: cell, height: height * (count + 1) - height * 0.24 },
    fill: solid(paper.soft),
    radius: radius * 0.8,
  });
  return [
    theirs,
    ours,
    head('us', comparison.us, columnX, us.text),
    head('them', comparison.them, columnX + cell, paper.onSoft),
    ...lines,
  ];
}

function regions({ frame, product }: Kit): { copy: Rect; table: Rect; media: Rect | undefined } {
  const { area, full, margin, shape } = frame;
  if (shape === 'banner') {
    const [copy, rest] = splitColumns(area, 0.45, frame.margin);
    return { copy, table: rest, media: undefined };
  }
  if (shape === 'wide') {
    const [copy, rest] = splitColumns(area, 0.44, frame.margin);
    const [words, media] = splitRows(copy, product ? 0.6 : 1, frame.margin * 0.5);
    return { copy: words, table: rest, media: product ? media : undefined };
  }
  const covered = isCovered(frame);
  if (shape === 'tower' || (shape === 'tall' && !covered)) {
    const [copy, rest] = splitRows(area, 0.34, margin);
    const [media, low] = splitRows(rest, product ? 0.36 : 0, product ? margin : 0);
    return { copy, table: low, media: product ? media : undefined };
  }
  const [copy, rest] = splitRows(area, 0.36, frame.margin * 0.7);
  // In tall frames the network's buttons cover the lower part: the product fills it, no words do.
  const below = {
    x: full.width * 0.22,
    y: rest.y + rest.height + margin,
    width: full.width * 0.56,
    height: full.height - rest.y - rest.height - margin * 1.6,
  };
  return {
    copy,
    table: rest,
    media: product && shape === 'tall' && below.height > full.height * 0.13 ? below : undefined,
  };
}

export const usVersusThem = defineTemplate({
  id: 'us-versus-them',
  kind: 'picture',
  category: 'proof',
  idea: 'A fair table that ends the argument: what you get here and not there.',
  slots: ['headline', 'label', 'bullet', 'cta', 'product'],
  needs: ['comparison'],
  compose(kit) {
    const { frame, input } = kit;
    const paper = kit.scheme('paper');
    const { comparison } = input.brief;
    if (frame.shape === 'strip' || !comparison) return { scenes: [kit.scene('main', paper.ground, plain(kit))] };
    const { copy, table: region, media } = regions(kit);
    const type = kit.type(copy);
    const beside = frame.shape === 'wide' || frame.shape === 'banner';
    const picture = !media && !beside && kit.product && frame.shape !== 'tower' && copy.width > copy.height * 1.6;
    const words = picture ? { ...copy, width: copy.width * 0.63 } : copy;
    const stack = column(
      'copy',
      [
        kit.logo({ scheme: paper, height: type.label * 1.4, maxWidth: copy.width * 0.4, priority: 7 }),
        kit.headline({ scheme: paper, type, maxLines: 4 }),
        kit.cta({ scheme: paper, type, priority: 2 }),
      ],
      { box: words, gap: type.gap, justify: 'center' },
    );
    const beneath =
      media ??
      (picture
        ? {
            x: copy.x + copy.width * 0.66,
            y: copy.y * 0.6,
            width: copy.width * 0.36,
            height: copy.height + copy.y * 0.4,
          }
        : undefined);
    return {
      scenes: [
        kit.scene('main', paper.ground, [
          ...(beneath
            ? kit.productIn(overTheEdge(kit, beneath), {
                anchor: { x: media && beside ? 0 : 0.5, y: beside ? 1 : 0.4 },
              })
            : []),
          stack,
          ...table(kit, comparison, region),
        ]),
      ],
    };
  },
});

function plain(kit: Kit): Layer[] {
  const scheme = kit.scheme('paper');
  if (kit.frame.shape === 'strip')
    return stripLayers(kit, { look: 'split', scheme, plate: kit.scheme('accent').ground });
  const type = kit.type(kit.frame.area);
  return [
    row(
      'line',
      [
        column('copy', [kit.headline({ scheme, type }), kit.subline({ scheme, type }), kit.cta({ scheme, type })], {
          gap: type.gap,
          size: { width: 'fill' },
        }),
      ],
      { box: kit.frame.area },
    ),
  ];
}
