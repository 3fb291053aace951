import type { Layer } from '../creative/layer.ts';
import { defineTemplate } from '../template.ts';
import { archBlock, boxOf, column, icon, row, rule, textBlock } from './kit/blocks.ts';
import { flow } from './kit/paints.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { focusHolding } from './kit/focus-holding.ts';
import { stripLayers } from './kit/strip.ts';
import type { Rect } from '../layout/display-list.ts';

/** In a square or nearly square frame an upright picture stands beside the words: below them it would lose its head. */
function isUpright({ frame, photo, product, sideBySide }: Kit): boolean {
  const { width = 1, height = 1 } = (photo ?? product)?.asset ?? {};
  if (frame.shape !== 'square' && frame.shape !== 'portrait') return false;
  return photo || (product && !product.asset.cutout) ? height > width * 1.05 : sideBySide;
}

type Page = {
  readonly copy: Rect;
  readonly media: Rect;
  readonly beside: boolean;
  /** Across the head of the page: whose it is, and the headline where there is room for it. */ readonly head?: Rect;
};

function regions(kit: Kit): Page {
  const { frame } = kit;
  const { area, full, shape } = frame;
  const upright = isUpright(kit);
  if (upright || shape === 'wide' || shape === 'banner') {
    const [media, copy] = splitColumns(
      { ...area, x: 0, width: area.x + area.width },
      shape === 'banner' ? 0.32 : shape === 'portrait' ? 0.65 : upright ? 0.58 : 0.44,
      frame.margin * 1.2,
    );
    // In a square frame a photograph nearly keeps its own shape: as high as the frame it would lose its sides.
    const { width = 4, height = 5 } = (kit.photo ?? kit.product)?.asset ?? {};
    const high = upright ? Math.min(full.height, ((media.width * height) / width) * 1.12) : full.height;
    const y = full.height - high;
    const head =
      upright && y > area.y + frame.floor * 2.4 ? { ...area, height: y - area.y - frame.margin * 0.5 } : undefined;
    return {
      copy: head ? { ...copy, y, height: area.y + area.height - y } : copy,
      media: { ...media, y, height: high },
      beside: true,
      ...(head ? { head } : {}),
    };
  }
  // Words first, inside the safe zone; the picture takes the rest down to the frame's edge.
  const share = shape === 'tower' ? 0.47 : shape === 'tall' ? 0.56 : 0.45;
  const [copy, rest] = splitRows(area, share, frame.margin * 0.7);
  const bottom = shape === 'tall' ? Math.min(full.height, rest.y + full.height * 0.52) : full.height;
  return {
    copy,
    media: { x: 0, y: rest.y, width: full.width, height: Math.max(bottom, rest.y + 1) - rest.y },
    beside: false,
  };
}

/** A photograph fills its part; a cut-out stands in an arch, like a statue in a niche. */
function still(kit: Kit, media: Rect, beside: boolean): Layer[] {
  const { frame } = kit;
  if (kit.photo)
    return [
      {
        kind: 'image',
        id: 'photo',
        slot: 'photo',
        asset: kit.photo.id,
        fit: 'cover',
        focus: focusHolding(kit.photo, media),
        box: boxOf(media),
      },
    ];
  if (kit.product && !kit.product.asset.cutout) return kit.productIn(media, { radius: 0 });
  const tint = kit.scheme('tint');
  const top = beside ? frame.margin : 0;
  const height = media.height - top;
  const width = Math.min(media.width - frame.margin * 2, height * 0.82);
  const niche = { x: media.x + (media.width - width) / 2, y: media.y + top, width, height };
  return [
    archBlock('niche', niche, flow(180, [0, tint.ground], [1, tint.soft]), { slot: 'decor' }),
    ...kit.productIn({
      x: niche.x + width * 0.12,
      y: niche.y + height * 0.14,
      width: width * 0.76,
      height: height * 0.8,
    }),
  ];
}

export const editorial = defineTemplate({
  id: 'editorial',
  kind: 'picture',
  category: 'story',
  idea: 'A page from a magazine: serif, hairlines, air, and a quiet invitation instead of a button.',
  slots: ['headline', 'subline', 'brand-name', 'price', 'cta', 'product', 'photo'],
  needs: ['product'],
  compose(kit) {
    const { frame, input } = kit;
    const { brief, brand } = input;
    const scheme = kit.scheme('paper');
    if (frame.shape === 'strip')
      return {
        accentFont: 'Instrument Serif',
        scenes: [
          kit.scene(
            'main',
            scheme.ground,
            stripLayers(kit, {
              look: 'bookend',
              scheme: { ...scheme, accent: scheme.text, onAccent: scheme.ground },
              plate: kit.scheme('tint').ground,
              font: 'accent',
              weight: 400,
            }),
          ),
        ],
      };
    const { copy, media, beside, head } = regions(kit);
    const above = head !== undefined && head.height > frame.floor * 6;
    // Without the headline the column has room for larger words.
    const type = kit.type(above ? { ...copy, width: copy.width * 1.45 } : copy);
    const align = beside ? 'start' : 'center';
    const label = {
      size: Math.max(frame.floor, type.label * 0.78),
      minSize: frame.floor,
      color: scheme.muted,
      weight: 600,
      caps: true,
      tracking: 0.14,
      maxLines: 1,
      lineHeight: 1.3,
    } as const;
    const hairline = Math.max(0.75, frame.height * 0.0012);
    const invitation = brief.cta
      ? row(
          'cta',
          [
            textBlock('cta-text', brief.cta, {
              size: type.cta * 0.92,
              minSize: frame.floor,
              color: scheme.text,
              weight: 600,
              maxLines: 2,
              oneLine: true,
              decoration: 'underline',
              slot: 'cta',
            }),
            icon('cta-arrow', 'arrow', scheme.accentText, type.cta * 1.05, { weight: 0.07, priority: 7 }),
          ],
          { gap: type.cta * 0.5 },
        )
      : undefined;
    const price = brief.price
      ? textBlock('price', brief.price, {
          font: 'accent',
          weight: 400,
          size: type.subline * 1.15,
          minSize: frame.floor,
          color: scheme.text,
          maxLines: 1,
          slot: 'price',
          priority: 3,
        })
      : undefined;
    const name = brand.name ? textBlock('brand', brand.name, { ...label, slot: 'brand-name', priority: 5 }) : undefined;
    const wide = kit.type(above ? { ...head, height: head.height * 1.3 } : copy);
    const headline = kit.headline({
      scheme,
      type: { ...wide, headline: wide.headline * 1.2 },
      font: 'accent',
      weight: 400,
      align,
      lineHeight: 1.02,
      tracking: -0.02,
    });
    const running =
      head &&
      column(
        'running',
        [
          row('running-line', [name, price], { size: { width: 'fill' }, justify: 'between' }),
          name || price ? rule('running-rule', scheme.text, hairline) : undefined,
          above ? headline : undefined,
        ],
        { box: head, gap: type.gap * (above ? 0.8 : 0.4), justify: above ? 'start' : 'end' },
      );
    const words = column(
      'copy',
      [
        head ? undefined : name,
        above ? undefined : headline,
        rule('hairline', scheme.line, hairline, { width: Math.min(copy.width, type.headline * 1.6), priority: 6 }),
        // In a narrow column it would leave the headline no room to be larger than itself.
        beside && !above && copy.width < frame.floor * 14 ? undefined : kit.subline({ scheme, type, align }),
        row('close', [invitation, head ? undefined : price], { gap: type.gap * 1.6 }),
      ],
      { box: copy, gap: type.gap * 0.85, align, justify: head ? 'end' : beside ? 'center' : 'start' },
    );
    return {
      accentFont: 'Instrument Serif',
      scenes: [kit.scene('main', scheme.ground, [...still(kit, media, beside), running, words])],
    };
  },
});
