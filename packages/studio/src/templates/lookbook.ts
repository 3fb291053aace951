import type { SchemeName } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import type { AdImage } from '../template-input.ts';
import { boxOf, column, rule, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import { splitColumns, splitRows } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { fade, lines, wipe } from './kit/moves.ts';
import { focusHolding } from './kit/focus-holding.ts';
import { isBeside, lies } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

/** A plate in the page: a photograph, or the product before a quiet colour, uncovered like a blind that goes up. */
function plate(kit: Kit, id: string, picture: AdImage, box: Rect, tone: SchemeName, index: number): Layer[] {
  const pictures = (kit.input.product.photos?.length ?? 0) + kit.input.product.images.length;
  const near = 1 + 0.45 * Math.min(2, Math.floor(index / Math.max(1, pictures)));
  const side = index % 2 === 0 ? 'down' : 'up';
  const open = wipe(side, 0.1, 0.9);
  if (!picture.asset.cutout)
    return [
      {
        kind: 'image',
        id: `${id}-photo`,
        slot: 'photo',
        asset: picture.id,
        fit: 'cover',
        focus: focusHolding(picture, box),
        box: boxOf(box),
        // Seen a second time it is seen nearer.
        motion: [...open, { phase: 'life', effect: 'ken-burns', from: near * 1.12, to: near }],
      },
    ];
  return [
    {
      kind: 'shape',
      id: `${id}-plate`,
      slot: 'decor',
      box: boxOf(box),
      shape: { kind: 'rect' },
      fill: solid(kit.scheme(tone).ground),
      motion: open,
    },
    ...kit.productIn(
      { x: box.x + box.width * 0.09, y: box.y + box.height * 0.07, width: box.width * 0.82, height: box.height * 0.86 },
      {
        id: `${id}-product`,
        anchor: { x: 0.5, y: 0.6 },
        motion: [
          { phase: 'in', effect: 'fade', delay: 0.5, duration: 0.7 },
          { phase: 'life', effect: 'drift', side: index % 2 === 0 ? 'up' : 'down', amount: 0.03 },
        ],
      },
    ),
  ];
}

function page(kit: Kit, text: string, picture: AdImage | undefined, index: number, count: number): Scene {
  const { area, full, margin, floor, shape } = kit.frame;
  const tones = ['tint', 'support', 'accent', 'tint'] as const;
  const tone = tones[index % 4] ?? 'tint';
  // A tall frame ends where no words may stand: there, every second page is all colour instead of words below a plate.
  const colour = shape === 'tall' && index % 2 === 1 && picture?.asset.cutout === true;
  const scheme = kit.scheme(colour ? tone : 'paper');
  const id = `page-${index + 1}`;
  const beside = isBeside(kit) || (shape === 'square' && !lies(kit));
  // Facing pages: the picture changes sides as one leafs through.
  const flip = index % 2 === 1 && !colour;
  const [first, second] = beside
    ? splitColumns(area, shape === 'square' ? (flip ? 0.46 : 0.54) : flip ? 0.5 : 0.46, margin)
    : splitRows(area, flip ? (shape === 'tall' ? 0.7 : 0.52) : 0.48, margin * 0.6);
  const bleed = (rect: Rect): Rect =>
    beside
      ? { x: flip ? 0 : rect.x, y: 0, width: flip ? rect.x + rect.width : full.width - rect.x, height: full.height }
      : {
          x: 0,
          y: flip ? 0 : rect.y,
          width: full.width,
          height: flip ? rect.y + rect.height : full.height - rect.y,
        };
  const copy = picture ? (flip ? second : first) : area;
  const media = bleed(flip ? first : second);
  const type = kit.type(copy);
  const size = type.headline * (index === 0 || flip ? 1.05 : 0.95);
  const stack = column(
    `${id}-copy`,
    [
      textBlock(`${id}-folio`, `${index + 1} / ${count}`, {
        size: Math.max(floor, type.label * 0.85),
        minSize: floor,
        color: scheme.muted,
        tracking: 0.08,
        maxLines: 1,
        slot: 'label',
        priority: 6,
        motion: fade(0.2),
      }),
      rule(`${id}-line`, scheme.text, Math.max(1, floor * 0.06), {
        width: Math.min(copy.width, type.headline * 2.4),
        priority: 6,
        motion: wipe('start', 0.2, 0.8),
      }),
      textBlock(`${id}-text`, text, {
        font: 'accent',
        size,
        minSize: Math.min(size, Math.max(floor, size * 0.32)),
        color: scheme.text,
        lineHeight: 1.08,
        tracking: -0.01,
        balance: true,
        maxLines: 7,
        slot: index === 0 ? 'headline' : 'bullet',
        motion: lines(0.4, 0.14),
      }),
    ],
    { box: copy, gap: type.gap * 0.8, justify: beside ? 'center' : flip ? 'start' : 'end' },
  );
  return kit.scene(id, scheme.ground, [...(picture ? plate(kit, id, picture, media, tone, index) : []), stack], {
    duration: 3,
    ...(index > 0 ? { transition: { kind: 'crossfade' as const, duration: 0.6 } } : {}),
  });
}

export const lookbook = defineTemplate({
  id: 'lookbook',
  kind: 'video',
  category: 'story',
  idea: 'Leafing through a quiet catalogue: serif, numbered pages, plates uncovered slowly from alternating sides.',
  slots: ['headline', 'bullet', 'label', 'photo', 'product', 'price', 'cta', 'logo'],
  continues: 'morning-light',
  compose(kit) {
    const { brief, product } = kit.input;
    const paper = kit.scheme('paper');
    const soft = { kind: 'crossfade', duration: 0.6 } as const;
    const font = { accentFont: 'Instrument Serif' };
    if (kit.frame.shape === 'strip')
      return {
        ...font,
        scenes: stripStory(kit, { look: 'bookend', hook: paper, offer: kit.scheme('tint'), transition: soft }),
      };
    const pictures = [...(product.photos ?? []), ...product.images];
    const texts = [brief.headline, ...(brief.points ?? []).slice(0, 2)];
    const pages = texts.map((text, index) =>
      page(kit, text, pictures[index % Math.max(1, pictures.length)], index, texts.length),
    );
    const end = endCard(kit, kit.photo ? 'photo' : 'framed', { scheme: paper, font: 'accent', transition: soft });
    return { ...font, scenes: [...pages, end], poster: 2 };
  },
});
