import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { column, ellipseBlock, free, icon, row, textBlock } from './kit/blocks.ts';
import { eyebrow } from './kit/copy-stack.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { spot } from './kit/paints.ts';
import { belowWords } from './kit/regions.ts';
import { stripLayers } from './kit/strip.ts';

/** Frame, mat and the work itself, hung with a soft shadow. */
function hung(kit: Kit, box: Rect): Layer[] {
  const paper = kit.scheme('paper');
  const bar = Math.min(box.width, box.height) * 0.035;
  const mat = inset(box, bar, bar);
  const work = inset(mat, mat.width * 0.1, mat.height * 0.1);
  return [
    free('frame', [], {
      box,
      fill: solid(kit.scheme('ink').ground),
      shadow: { color: '#00000040', blur: bar * 1.6, y: bar * 0.8 },
    }),
    free('mat', [], { box: mat, fill: solid(paper.ground) }),
    ...kit.productIn(work, { anchor: { x: 0.5, y: 0.5 }, radius: 0 }),
  ];
}

/** A lamp above the work: the wall is lighter around it. */
function lamp(work: Rect): Layer {
  const width = work.width * 1.9;
  const height = work.height * 1.9;
  const lit = { x: work.x - (width - work.width) / 2, y: work.y - height * 0.34, width, height };
  return ellipseBlock('lamp', lit, spot([0, '#ffffffb3'], [0.5, '#ffffff66'], [1, '#ffffff00']), { slot: 'decor' });
}

/** What hangs and what is written beside it, with more wall than either. */
function wallOf(kit: Kit, beside: boolean): { label: Rect; work: Rect } {
  const { product } = kit;
  const { area, full, margin, shape } = kit.frame;
  if (!product) return { label: area, work: area };
  if (beside) {
    const [work, label] = splitColumns(area, shape === 'banner' ? 0.34 : 0.5, margin * 1.6);
    return { label, work: { ...work, y: full.height * 0.09, height: full.height * 0.8 } };
  }
  const below = belowWords(kit);
  if (below) {
    // Where the network covers the lower part, the label hangs above the work: the work carries no words.
    const [label, rest] = splitRows(area, 0.44, margin * 0.6);
    return { label, work: { ...rest, height: below.y + below.height * 0.9 - rest.y } };
  }
  const [work, label] = splitRows(area, shape === 'tower' ? 0.5 : shape === 'tall' ? 0.52 : 0.62, margin * 0.9);
  return { label, work };
}

export const galleryLabel = defineTemplate({
  id: 'gallery-label',
  kind: 'picture',
  category: 'product',
  idea: 'The product framed on a quiet wall, with a small label beside it that says what it is.',
  slots: ['brand-name', 'headline', 'subline', 'price', 'cta', 'product'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief, brand } = input;
    const wall = kit.scheme('tint');
    const card = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Fraunces',
        scenes: [
          kit.scene(
            'main',
            wall.ground,
            stripLayers(kit, {
              scheme: { ...wall, accent: wall.text, onAccent: wall.ground },
              font: 'accent',
              weight: 500,
            }),
          ),
        ],
      };
    const beside = kit.sideBySide;
    const { label, work } = wallOf(kit, beside);
    const type = kit.type(inset(label, label.width * 0.06, label.height * 0.06));
    const { width: w = 1, height: h = 1, cutout } = kit.product?.asset ?? {};
    const ratio = Math.max(0.74, Math.min(frame.shape === 'tower' ? 0.86 : 1.3, (w / h) * (cutout ? 1 : 1.08)));
    const width = Math.min(work.width, work.height * ratio);
    const box = {
      x: work.x + (work.width - width) / 2,
      y: work.y + (work.height - width / ratio) / 2,
      width,
      height: width / ratio,
    };
    const invitation = brief.cta
      ? row(
          'cta',
          [
            textBlock('cta-text', brief.cta, {
              size: type.cta,
              minSize: Math.max(frame.floor, type.cta * 0.7),
              color: card.text,
              weight: 600,
              maxLines: 2,
              oneLine: true,
              decoration: 'underline',
              slot: 'cta',
            }),
            icon('cta-arrow', 'arrow', card.accentText, type.cta * 1.1, { weight: 0.08, priority: 8 }),
          ],
          { gap: type.cta * 0.5 },
        )
      : undefined;
    const price = eyebrow(kit, 'price', brief.price, {
      color: card.text,
      size: type.label * 1.1,
      slot: 'price',
      priority: 3,
    });
    const pad = Math.min(label.width, label.height) * 0.085;
    const words = column(
      'label',
      [
        eyebrow(kit, 'brand', brand.name, {
          color: card.muted,
          size: type.label * 0.8,
          slot: 'brand-name',
          priority: 7,
        }),
        kit.headline({
          scheme: card,
          type: {
            ...type,
            headline: type.headline * (frame.shape === 'tall' || frame.shape === 'tower' ? 1.35 : beside ? 0.95 : 1.1),
          },
          font: 'accent',
          weight: 500,
          lineHeight: 1.08,
          tracking: -0.02,
        }),
        kit.subline({ scheme: card, type, maxLines: 3 }),
        // Beside each other only where both have room: in a narrow label the price would be left out.
        label.width > type.cta * 13
          ? row('close', [invitation, price], { gap: type.gap * 1.4 })
          : column('close', [price, invitation], { gap: type.gap * 0.6, align: 'start' }),
      ],
      {
        gap: type.gap * 0.75,
        padding: [pad * 1.1, pad],
        fill: solid(card.ground),
        shadow: { color: '#0000002e', blur: frame.margin * 0.35, y: frame.margin * 0.12 },
        size: { width: 'fill' },
      },
    );
    const hangs = column('copy', [words], { box: label, justify: beside ? 'end' : 'start' });
    return {
      accentFont: 'Fraunces',
      scenes: [kit.scene('main', wall.soft, [...(kit.product ? [lamp(box), ...hung(kit, box)] : []), hangs])],
    };
  },
});
