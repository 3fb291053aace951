import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, row, rule, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { isBeside } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

type Page = { readonly title: Rect; readonly lines: Rect; readonly foot: Rect; readonly media: Rect };

/** As large as the name lets it be across the page; letters of this face are about 0.42 em wide. */
function mastheadHeight(name: string, width: number, most: number): number {
  return Math.min(most, (width / (Math.max(3, [...name].length) * 0.42)) * 0.86);
}

function pageOf(kit: Kit, name: string): Page {
  const { area, full, margin, shape } = kit.frame;
  const gap = margin * 0.5;
  if (isBeside(kit)) {
    const [left, right] = splitColumns(area, 0.56, margin);
    const [title, foot] = splitRows(left, mastheadHeight(name, left.width, area.height * 0.4) / left.height, gap);

    return {
      title,
      lines: { ...foot, width: 0 },
      foot,
      media: {
        x: right.x,
        y: full.height * 0.06,
        width: full.width - right.x - margin * 0.5,
        height: full.height * 0.88,
      },
    };
  }
  const tower = shape === 'tower';
  const [title, rest] = splitRows(area, mastheadHeight(name, area.width, area.height * 0.31) / area.height, gap);
  if (tower) {
    const [foot, media] = splitRows(rest, 0.6, gap);
    return { title, lines: { ...media, height: 0 }, foot, media };
  }
  const overlap = title.height * 0.46;
  if (shape === 'tall' && isCovered(kit.frame)) {
    const [foot, low] = splitRows(rest, 0.52, gap);
    const [lines, side] = splitColumns(low, 0.34, gap);
    return { title, lines, foot, media: { ...side, height: Math.min(full.height * 0.93 - side.y, side.width * 1.3) } };
  }
  const [middle, foot] = splitRows(rest, 0.58, gap);
  const [lines, side] = splitColumns(middle, 0.32, gap);
  const star = { ...side, width: full.width - side.x - margin * 0.3 };
  return { title, lines, foot, media: { ...star, y: side.y - overlap, height: side.height + overlap } };
}

function coverLines(kit: Kit, box: Rect): Layer | undefined {
  const scheme = kit.scheme('tint');
  const { floor } = kit.frame;
  const points = kit.input.brief.points ?? [];
  if (points.length === 0 || box.width < floor * 8 || box.height < floor * 4) return undefined;
  const size = Math.max(floor, Math.min(box.width * 0.1, box.height * 0.11));
  return column(
    'lines',
    points.slice(0, 3).map((point, index) =>
      column(
        `line-${index}`,
        [
          rule(`line-${index}-rule`, scheme.accentText, Math.max(1, size * 0.12), { width: size * 1.6 }),
          textBlock(`line-${index}-text`, point, {
            size,
            minSize: floor,
            color: scheme.text,
            weight: 600,
            lineHeight: 1.22,
            maxLines: 5,
            slot: 'bullet',
          }),
        ],
        { gap: size * 0.4, priority: 5 + index },
      ),
    ),
    { box, gap: size * 1.1, justify: 'center' },
  );
}

export const magazineCover = defineTemplate({
  id: 'magazine-cover',
  kind: 'picture',
  category: 'story',
  idea: 'Your brand as the masthead, the product as the cover star, your reasons as cover lines.',
  slots: ['brand-name', 'headline', 'subline', 'bullet', 'price', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief, brand, product } = input;
    const scheme = kit.scheme('tint');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Instrument Serif',
        scenes: [
          kit.scene('main', scheme.ground, stripLayers(kit, { look: 'bookend', scheme, font: 'accent', weight: 400 })),
        ],
      };
    const name = brand.name || product.name;
    const { title, lines, foot, media } = pageOf(kit, name);
    const masthead = textBlock('masthead', name, {
      font: 'accent',
      weight: 400,
      size: Math.max(frame.floor, title.height * 1.16),
      minSize: Math.min(frame.floor, title.height),
      color: scheme.accentText,
      lineHeight: 0.9,
      tracking: -0.035,
      maxLines: 1,
      valign: 'middle',
      slot: 'brand-name',
    });
    const type = kit.type(foot);
    const issue = row(
      'issue',
      [
        kit.cta({ scheme: { ...scheme, accent: scheme.text, onAccent: scheme.ground }, type }),
        eyebrow(kit, 'cover-price', brief.price, {
          color: scheme.text,
          size: type.label * 1.1,
          slot: 'price',
          priority: 4,
        }),
      ],
      { gap: type.cta },
    );
    const words = column(
      'copy',
      [
        kit.headline({
          scheme,
          type: { ...type, headline: type.headline * 1.35 },
          font: 'accent',
          weight: 400,
          lineHeight: 1,
          tracking: -0.02,
        }),
        kit.subline({ scheme, type, maxLines: 3, priority: 5 }),
        issue,
      ],
      { box: foot, gap: type.gap * 0.9, justify: isBeside(kit) || frame.shape === 'tower' ? 'start' : 'end' },
    );
    return {
      accentFont: 'Instrument Serif',
      scenes: [
        kit.scene('main', scheme.ground, [
          { ...masthead, box: boxOf(title) },
          ...kit.productIn(overTheEdge(kit, media), { anchor: { x: 0.5, y: frame.shape === 'tower' ? 0.6 : 1 } }),
          coverLines(kit, lines),
          words,
        ]),
      ],
    };
  },
});
