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

function tower(kit: Kit): Scene {
  const scheme = kit.scheme('tint');
  const { area, margin, shape } = kit.frame;
  const { brief } = kit.input;
  const points = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, shape === 'banner' ? 2 : 3);
  const { copy, beside } = wordsAndPicture(kit, { wide: 0.42, banner: 0.42, upright: 0.28, tall: 0.36, tower: 0.3 });
  const [half] = splitColumns(area, 0.42, margin);
  const lead = kit.product ? copy : beside ? half : { ...area, height: area.height * 0.36 };
  const room: Rect = beside
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
  const below = belowWords(kit);
  const onTop = kit.product !== undefined && shape !== 'banner' && !below;
  // In a small frame the slabs need more of it to be read.
  const small = room.height < kit.frame.floor * 24;
  const share = !onTop ? 1 : small ? 0.64 : 0.54;
  const tallest = room.width * (small ? 0.4 : 0.3);
  const height = Math.min((room.height * share) / Math.max(1, points.length) - margin * 0.16, tallest);
  const gap = margin * 0.16;
  const foot = room.y + room.height;
  const slabs = points.map((text, index) =>
    slab(kit, text, index, { x: room.x, y: foot - (index + 1) * (height + gap), width: room.width, height }),
  );
  const top = foot - points.length * (height + gap);
  const stage: Rect | undefined = onTop ? { ...room, height: top - room.y + margin * 0.1 } : undefined;
  const type = twoWords(kit.type(lead), lead);
  const size = Math.min(room.width * 0.3, height * 1.5, room.height * 0.4);
  const price = brief.price && points.length > 0 && size > kit.frame.floor * 4.6 && brief.price.length < 12;
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
            type,
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
              { phase: 'in', effect: 'rise', delay: first + points.length * pace, duration: 0.6 },
              // It stands on the pile: it may breathe, not float.
              { phase: 'life', effect: 'pulse', amount: 0.008, period: 3.4 },
            ],
          })
        : peek(kit, 'tower-product', 0.5, rise(0.3, 0.6))),
      price && onTop
        ? burst(
            'tower-price',
            brief.price ?? '',
            { x: room.x + room.width - size, y: Math.max(area.y, top - size), width: size, height: size },
            kit.scheme('ink').ground,
            kit.scheme('ink').text,
            { slot: 'price', motion: [{ phase: 'in', effect: 'spin', delay: first + points.length * pace + 0.5 }] },
          )
        : undefined,
    ],
    { duration: first + points.length * pace + 1.9 },
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
