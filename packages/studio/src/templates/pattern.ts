import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, rectBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import type { Kit } from './kit/kit.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

const motifs = [
  'M0 0H100A100 100 0 0 1 0 100Z',
  'M0 50A50 50 0 1 1 100 50A50 50 0 1 1 0 50Z',
  'M0 0H100L0 100Z',
  'M0 100A50 50 0 0 1 100 100ZM0 50A50 50 0 0 1 100 50Z',
  'M0 0A100 100 0 0 1 100 100V50A50 50 0 0 0 50 0Z',
] as const;

/** A number between 0 and 1 that is the same for the same cell on every machine. */
function chance(column: number, line: number, salt: number): number {
  const value = Math.sin(column * 127.1 + line * 311.7 + salt * 74.7) * 43_758.5453;
  return value - Math.floor(value);
}

function cell(kit: Kit, box: Rect, column: number, line: number): Layer[] {
  const { colors } = kit.input.brand;
  const pairs = [
    [colors.accent, colors.paper],
    [kit.scheme('tint').ground, colors.accent],
    [colors.support, colors.accent],
    [colors.ink, kit.scheme('tint').ground],
    [kit.scheme('tint').soft, colors.support],
  ] as const;
  const [ground, figure] = pairs[Math.floor(chance(column, line, 1) * pairs.length)] ?? pairs[0];
  const id = `cell-${column}-${line}`;
  return [
    // A hair of overlap hides the seams between cells.
    rectBlock(`${id}-ground`, { ...box, width: box.width + 0.5, height: box.height + 0.5 }, ground, { slot: 'decor' }),
    {
      kind: 'shape',
      id,
      slot: 'decor',
      box: boxOf(box),
      shape: {
        kind: 'path',
        d: motifs[Math.floor(chance(column, line, 2) * motifs.length)] ?? motifs[0],
        viewBox: [0, 0, 100, 100],
      },
      fill: solid(figure),
      rotate: Math.floor(chance(column, line, 3) * 4) * 90 - 90,
    },
  ];
}

type Mosaic = { readonly cells: Layer[]; readonly window: Rect };

/** Squares that cover a region, with a window for the product left open in their middle. */
function mosaic(kit: Kit, region: Rect): Mosaic {
  const short = Math.min(region.width, region.height);
  const long = Math.max(region.width, region.height);
  const across = long / short > 1.9 ? 3 : 4;
  const size = short / across;
  const columns = Math.max(3, Math.round(region.width / size));
  const lines = Math.max(3, Math.round(region.height / size));
  const width = region.width / columns;
  const height = region.height / lines;
  const side = Math.max(width, height);
  // In a narrow region one column of squares is enough, and the window is no higher than the product.
  const narrow = columns === 3;
  const { width: w = 1, height: h = 1 } = kit.product?.asset ?? {};
  const wished = narrow ? Math.ceil((2 * h) / w) + 1 : lines;
  const open = {
    columns: Math.max(1, columns - (narrow || (columns === 4 && w > h * 1.2) ? 1 : 2)),
    lines: Math.max(1, Math.min(wished, lines - (lines > 4 ? 2 : 1))),
  };
  const first = {
    column: columns - open.columns === 1 ? 1 : (columns - open.columns) >> 1,
    line: lines - open.lines - (lines > 4 ? Math.max(1, Math.floor((lines - open.lines) / 2)) : 0),
  };
  const cells: Layer[] = [];
  for (let line = 0; line < lines; line += 1)
    for (let column = 0; column < columns; column += 1) {
      const inside =
        column >= first.column &&
        column < first.column + open.columns &&
        line >= first.line &&
        line < first.line + open.lines;
      const box = {
        x: region.x + column * width + (width - side) / 2,
        y: region.y + line * height + (height - side) / 2,
        width: side,
        height: side,
      };
      if (!inside) cells.push(...cell(kit, box, column, line));
    }
  return {
    cells,
    window: {
      x: region.x + first.column * width,
      y: region.y + first.line * height,
      width: open.columns * width,
      height: open.lines * height,
    },
  };
}

export const pattern = defineTemplate({
  id: 'pattern',
  kind: 'picture',
  category: 'type',
  idea: 'A mosaic of quarter circles and triangles in the brand’s colours, with a window for the product.',
  slots: ['logo', 'headline', 'subline', 'price', 'cta', 'product'],
  compose(kit) {
    const { frame } = kit;
    const scheme = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        scenes: [kit.scene('main', scheme.ground, stripLayers(kit, { scheme, plate: kit.scheme('accent').ground }))],
      };
    const { copy, media, beside } = wordsAndPicture(kit, {
      wide: 0.5,
      banner: 0.56,
      upright: 0.44,
      tall: 0.5,
      tower: 0.56,
      gap: 1,
    });
    const type = kit.type(copy);
    const words = copyStack(kit, {
      scheme,
      type: { ...type, headline: type.headline * 1.2 },
      box: copy,
      justify: beside ? 'center' : 'start',
      before: [kit.logo({ scheme, height: type.label * 1.5, maxWidth: copy.width * 0.5, priority: 6 })],
    });
    const region = beside ? media : { ...media, height: frame.height - media.y };
    const made = kit.product ? mosaic(kit, region) : undefined;
    return {
      scenes: [
        kit.scene('main', scheme.ground, [
          ...(made
            ? [
                ...made.cells,
                rectBlock(
                  'words-ground',
                  beside
                    ? { x: 0, y: 0, width: media.x, height: frame.height }
                    : { x: 0, y: 0, width: frame.width, height: media.y },
                  scheme.ground,
                  { slot: 'decor' },
                ),
                rectBlock('window-ground', made.window, kit.scheme('tint').ground, { slot: 'decor' }),
                ...(kit.product?.asset.cutout
                  ? kit.productIn(inset(made.window, made.window.width * 0.07, made.window.height * 0.07), {
                      anchor: { x: 0.5, y: 0.8 },
                    })
                  : kit.productIn(made.window, { radius: 0 })),
              ]
            : []),
          words,
        ]),
      ],
    };
  },
});
