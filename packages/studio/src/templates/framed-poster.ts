import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, row, rule, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { stripLayers } from './kit/strip.ts';

/** Two lines around the page, and corners cut in as on old labels. */
function border(kit: Kit, color: string, ground: string): Layer[] {
  const { full, margin } = kit.frame;
  const outer = inset(full, margin * 0.45, margin * 0.45);
  const inner = inset(full, margin * 0.66, margin * 0.66);
  const line = Math.max(0.75, margin * 0.05);
  const frame = (id: string, box: Rect, width: number, paint = color): Layer => ({
    kind: 'shape',
    id,
    slot: 'decor',
    box: boxOf(box),
    shape: { kind: 'rect' },
    stroke: { color: paint, width },
  });
  const size = margin * 0.95;
  const corner = (id: string, x: number, y: number): Layer => ({
    kind: 'shape',
    id,
    slot: 'decor',
    box: boxOf({ x: x - size / 2, y: y - size / 2, width: size, height: size }),
    shape: { kind: 'ellipse' },
    fill: { kind: 'solid', color: ground },
    stroke: { color, width: line },
  });
  const { x, y, width, height } = outer;
  return [
    frame('border-outer', outer, line * 2),
    frame('border-inner', inner, line * 0.7),
    corner('corner-a', x, y),
    corner('corner-b', x + width, y),
    corner('corner-c', x, y + height),
    corner('corner-d', x + width, y + height),
    // What lies outside the border is paper again: only the bite of each corner's circle stays.
    frame('border-edge', inset(full, margin * 0.2, margin * 0.2), margin * 0.42, ground),
  ];
}

type Sheet = { readonly head: Rect; readonly media: Rect; readonly foot: Rect };

function sheetOf({ frame, product }: Kit, beside: boolean): Sheet {
  const { area, full, margin, shape } = frame;
  const page = inset(area, margin * 0.45, margin * 0.45);
  if (beside) {
    const [left, right] = splitColumns(page, product ? 0.58 : 1, margin * 0.8);
    const [head, foot] = splitRows(left, 0.72, margin * 0.4);
    return { head, foot, media: { ...right, width: Math.min(right.width, full.width - right.x - margin) } };
  }
  if (isCovered(frame)) {
    const sheet = { ...page, height: page.height * (product ? 0.84 : 1) };
    const [head, foot] = splitRows(sheet, 0.74, margin * 0.4);
    const y = sheet.y + sheet.height + margin * 0.5;
    return {
      head,
      foot,
      media: { x: full.width * 0.2, y, width: full.width * 0.6, height: full.height - margin * 1.3 - y },
    };
  }
  const [head, rest] = splitRows(page, shape === 'tower' ? 0.46 : product ? 0.36 : 0.74, margin * 0.4);
  const [media, foot] = splitRows(rest, product ? (shape === 'tower' ? 0.6 : 0.8) : 0.01, margin * 0.4);
  return { head, media, foot };
}

export const framedPoster = defineTemplate({
  id: 'framed-poster',
  kind: 'picture',
  category: 'type',
  idea: 'A label from a good old shop: a double border, centred lines, everything in its place.',
  slots: ['brand-name', 'headline', 'subline', 'price', 'cta', 'product'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief, brand } = input;
    const scheme = kit.scheme('support');
    const quiet = { ...scheme, muted: scheme.text };
    if (frame.shape === 'strip')
      return {
        accentFont: 'Fraunces',
        scenes: [
          kit.scene('main', scheme.ground, stripLayers(kit, { look: 'bookend', scheme, font: 'accent', weight: 600 })),
        ],
      };
    const beside = kit.sideBySide;
    const { head, media, foot } = sheetOf(kit, beside);
    const type = kit.type(head);
    const line = (id: string): Layer =>
      rule(id, scheme.text, Math.max(0.75, type.label * 0.06), { width: type.label * 2.4, priority: 7 });
    const words = column(
      'copy',
      [
        row(
          'maker',
          [
            line('maker-a'),
            eyebrow(kit, 'brand', brand.name, {
              color: scheme.text,
              size: type.label * 0.85,
              slot: 'brand-name',
              priority: 5,
            }),
            line('maker-b'),
          ],
          { gap: type.label * 0.7 },
        ),
        kit.headline({
          scheme,
          type: { ...type, headline: type.headline * 1.3 },
          font: 'accent',
          weight: 600,
          align: 'center',
          lineHeight: 1.02,
          tracking: -0.02,
        }),
        kit.subline({ scheme: quiet, type, align: 'center', maxLines: 3 }),
      ],
      { box: head, gap: type.gap * 0.7, align: 'center', justify: beside ? 'center' : 'start' },
    );
    const small = kit.type({ ...foot, height: foot.height * 2.4 });
    const price = brief.price
      ? textBlock('price', brief.price, {
          font: 'accent',
          weight: 600,
          size: small.cta * 1.5,
          minSize: frame.floor,
          color: scheme.text,
          maxLines: 1,
          slot: 'price',
          priority: 4,
        })
      : undefined;
    const close = (foot.width > small.cta * 15 ? row : column)(
      'close',
      [price, kit.cta({ scheme, type: { ...small, cta: small.cta * 1.1 } })],
      { box: foot, gap: small.cta * 0.8, align: 'center', justify: 'center' },
    );
    return {
      accentFont: 'Fraunces',
      scenes: [
        kit.scene('main', scheme.ground, [
          ...border(kit, scheme.text, scheme.ground),
          ...kit.productIn(overTheEdge(kit, media), { anchor: { x: 0.5, y: frame.shape === 'tower' ? 0.5 : 1 } }),
          words,
          close,
        ]),
      ],
    };
  },
});
