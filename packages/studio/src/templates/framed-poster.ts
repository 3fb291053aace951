import type { Layer } from '../creative/layer.ts';
import type { Stroke } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, row, rule, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { isCovered, splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { overTheEdge } from './kit/over-the-edge.ts';
import { stripLayers } from './kit/strip.ts';

/** A rectangle with a circle bitten out of each corner; `reach` is where the bite begins on its sides. */
function bitten(id: string, box: Rect, bite: { reach: number; radius: number }, stroke: Stroke): Layer {
  const { width: w, height: h } = box;
  const at = (value: number): string => value.toFixed(2);
  const [r, b] = [at(bite.radius), bite.reach];
  const arc = (x: number, y: number): string => `A${r} ${r} 0 0 0 ${at(x)} ${at(y)}`;
  const top = `M${at(b)} 0H${at(w - b)}${arc(w, b)}V${at(h - b)}${arc(w - b, h)}`;
  const d = `${top}H${at(b)}${arc(0, h - b)}V${at(b)}${arc(b, 0)}Z`;
  return {
    kind: 'shape',
    id,
    slot: 'decor',
    box: boxOf(box),
    shape: { kind: 'path', d, viewBox: [0, 0, w, h] },
    stroke,
  };
}

/** Two lines around the page, and corners cut in as on old labels. Nothing is painted over: a print shows what hides. */
function border(kit: Kit, color: string): Layer[] {
  const { full, margin } = kit.frame;
  const step = margin * 0.21;
  const outer = inset(full, margin * 0.45, margin * 0.45);
  const inner = inset(outer, step, step);
  const line = Math.max(0.75, margin * 0.05);
  const radius = margin * 0.48;
  const wider = radius + step;
  return [
    bitten('border-outer', outer, { reach: radius, radius }, { color, width: line * 2 }),
    // The same circles, a step further out, so that both lines run side by side around the corner.
    bitten(
      'border-inner',
      inner,
      { reach: Math.sqrt(wider ** 2 - step ** 2) - step, radius: wider },
      { color, width: line * 0.7 },
    ),
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
    // Lines beside a name that is not there are a slip of the pen.
    const maker = brand.name
      ? row(
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
        )
      : undefined;
    const words = column(
      'copy',
      [
        maker,
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
          priority: 3,
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
          ...border(kit, scheme.text),
          ...kit.productIn(overTheEdge(kit, media), { anchor: { x: 0.5, y: frame.shape === 'tower' ? 0.5 : 1 } }),
          words,
          close,
        ]),
      ],
    };
  },
});
