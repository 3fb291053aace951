import type { SchemeName } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { burst, column, icon, row, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import { splitColumns } from './kit/frame.ts';
import type { Kit } from './kit/kit.ts';
import { rise, words } from './kit/moves.ts';
import { peek } from './kit/peek.ts';
import { belowWords, wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';
import { twoWords } from './kit/two-words.ts';

const tones: readonly SchemeName[] = ['accent', 'support', 'ink', 'accent'];
const first = 0.5;
const pace = 0.7;

/** A slab of the tower: falls from above and stays where it lands. */
function slab(kit: Kit, text: string, index: number, box: Rect): Layer {
  const flat = box.width > box.height * 5;
  const scheme = kit.scheme(tones[index % tones.length] ?? 'ink');
  const { floor } = kit.frame;
  const size = Math.max(floor, Math.min(box.height * (flat ? 0.36 : 0.27), box.width * 0.068));
  const id = `slab-${index}`;
  return row(
    id,
    [
      icon(`${id}-mark`, 'check', scheme.text, size * 1.2, { weight: 0.15 }),
      textBlock(`${id}-text`, text, {
        font: 'heading',
        weight: 700,
        size,
        minSize: floor * 0.85,
        color: scheme.text,
        lineHeight: 1.12,
        maxLines: 3,
        balance: true,
        width: 'fill',
        slot: 'bullet',
      }),
    ],
    {
      box,
      padding: [size * 0.9, box.height * 0.06],
      gap: size * 0.6,
      fill: solid(scheme.ground),
      radius: box.height * 0.3 * kit.roundness,
      motion: [
        {
          phase: 'in',
          effect: 'glide',
          side: 'up',
          distance: Math.min(3, (box.y + box.height * 1.5) / Math.min(kit.frame.width, kit.frame.height)),
          delay: first + index * pace,
          duration: 0.75,
          ease: 'bounce-out',
        },
      ],
    },
  );
}

/** How the scene is divided: the headline, the pile, and where on it the product and its price stand. */
type Ground = {
  readonly lead: Rect;
  readonly pile: Rect;
  /** Of one slab. */ readonly height: number;
  readonly stage?: Rect;
  readonly price?: Rect;
  readonly beside: boolean;
};

/** Where slabs are as wide as the frame, a line each is enough, and the product stands high at their end. */
function onWideSlabs({ frame, input }: Kit, count: number, gap: number): Ground {
  const { area, full, margin } = frame;
  const height = Math.min(area.width * 0.118, (area.height * 0.44) / Math.max(1, count) - gap);
  const top = area.y + area.height - count * (height + gap);
  const [words, side] = splitColumns({ ...area, height: top - area.y }, 0.6, margin * 0.4);
  const size = words.width * 0.36;
  const price = isShort(input.brief.price) && size > frame.floor * 4.6;
  return {
    lead: { ...words, height: words.height - (price ? size + margin * 0.3 : margin * 0.4) },
    pile: area,
    height,
    stage: { ...side, y: margin * 0.6, width: full.width - side.x - margin * 0.7, height: top - margin * 0.5 },
    ...(price ? { price: { x: words.x, y: top - size - margin * 0.1, width: size, height: size } } : {}),
    beside: false,
  };
}

function divide(kit: Kit, count: number, gap: number): Ground {
  const { area, margin, shape, floor } = kit.frame;
  if (kit.product && (shape === 'square' || shape === 'portrait')) return onWideSlabs(kit, count, gap);
  const { copy, beside } = wordsAndPicture(kit, { wide: 0.42, banner: 0.42, upright: 0.28, tall: 0.36, tower: 0.3 });
  const [half] = splitColumns(area, 0.42, margin);
  const lead = kit.product ? copy : beside ? half : { ...area, height: area.height * 0.36 };
  const pile: Rect = beside
    ? {
        x: lead.x + lead.width + margin * 0.8,
        y: area.y,
        width: area.x + area.width - lead.x - lead.width - margin * 0.8,
        height: area.height,
      }
    : {
        ...area,
        y: lead.y + lead.height + margin * 0.6,
        height: area.y + area.height - lead.y - lead.height - margin * 0.6,
      };
  const onTop = kit.product !== undefined && shape !== 'banner' && !belowWords(kit);
  // In a small frame the slabs need more of it to be read.
  const small = pile.height < floor * 24;
  const share = !onTop ? 1 : small ? 0.64 : 0.54;
  const tallest = pile.width * (small ? 0.4 : 0.3);
  const height = Math.min((pile.height * share) / Math.max(1, count) - gap, tallest);
  if (!onTop) return { lead, pile, height, beside };
  const top = pile.y + pile.height - count * (height + gap);
  const size = Math.min(pile.width * 0.3, height * 1.5, pile.height * 0.4);
  const price = isShort(kit.input.brief.price) && count > 0 && size > floor * 4.6;
  return {
    lead,
    pile,
    height,
    stage: { ...pile, height: top - pile.y + margin * 0.1 },
    ...(price
      ? {
          price: { x: pile.x + pile.width - size, y: Math.max(area.y, top - size), width: size, height: size },
        }
      : {}),
    beside,
  };
}

const isShort = (price: string | undefined): boolean => price !== undefined && price.length < 12;

function tower(kit: Kit): Scene {
  const scheme = kit.scheme('tint');
  const { margin, shape } = kit.frame;
  const { brief } = kit.input;
  const points = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, shape === 'banner' ? 2 : 3);
  const gap = margin * 0.16;
  const { lead, pile, height, stage, price, beside } = divide(kit, points.length, gap);
  const foot = pile.y + pile.height;
  const slabs = points.map((text, index) =>
    slab(kit, text, index, { x: pile.x, y: foot - (index + 1) * (height + gap), width: pile.width, height }),
  );
  const piled = first + points.length * pace;
  return kit.scene(
    'tower',
    scheme.ground,
    [
      column(
        'tower-copy',
        [
          kit.headline({
            id: 'tower-headline',
            scheme,
            type: twoWords(kit.type(lead), lead),
            maxLines: 5,
            motion: words(0.1),
          }),
        ],
        {
          box: lead,
          justify: beside ? 'center' : 'start',
        },
      ),
      ...slabs,
      ...(stage
        ? kit.productIn(stage, {
            id: 'tower-product',
            motion: [
              { phase: 'in', effect: 'rise', delay: piled, duration: 0.6 },
              // It stands on the pile: it may breathe, not float.
              { phase: 'life', effect: 'pulse', amount: 0.008, period: 3.4 },
            ],
          })
        : peek(kit, 'tower-product', 0.5, rise(0.3, 0.6))),
      price
        ? burst('tower-price', brief.price ?? '', price, kit.scheme('accent').ground, kit.scheme('accent').text, {
            slot: 'price',
            motion: [{ phase: 'in', effect: 'spin', delay: piled + 0.5 }],
          })
        : undefined,
    ],
    { duration: piled + 1.9 },
  );
}

export const offerStack = defineTemplate({
  id: 'offer-stack',
  kind: 'video',
  category: 'offer',
  idea: 'Everything you get falls down as slabs and piles up, until the product and its price stand on top.',
  slots: ['headline', 'bullet', 'price', 'cta', 'logo', 'product'],
  needs: ['offer'],
  compose(kit) {
    const tint = kit.scheme('tint');
    const ink = kit.scheme('ink');
    const down = { kind: 'push', duration: 0.5, side: 'up' } as const;
    if (kit.frame.shape === 'strip')
      return { scenes: stripStory(kit, { look: 'offer', hook: tint, offer: ink, transition: down }) };
    const end = endCard(kit, 'ticket', { scheme: ink, badge: true, transition: down });
    return { scenes: [tower(kit), end], poster: 3.85 };
  },
});
