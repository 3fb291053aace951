import type { SchemeName } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { burst, column, icon, rectBlock, row, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { rise, words } from './kit/moves.ts';
import { peek } from './kit/peek.ts';
import { pileGround } from './kit/pile-ground.ts';
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
  const { full, margin, shape } = kit.frame;
  const { brief } = kit.input;
  const points = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, shape === 'banner' ? 2 : 3);
  const gap = margin * 0.16;
  const { lead, pile, height, stage, price, beside } = pileGround(kit, points.length, gap);
  const foot = pile.y + pile.height;
  const slabs = points.map((text, index) =>
    slab(kit, text, index, { x: pile.x, y: foot - (index + 1) * (height + gap), width: pile.width, height }),
  );
  const piled = first + points.length * pace;
  const free = full.height - foot;
  // What words may not use is the floor that the pile stands on.
  const hasFloor = stage !== undefined && free > margin * 2;
  return kit.scene(
    'tower',
    scheme.ground,
    [
      hasFloor
        ? rectBlock('tower-floor', { ...full, y: foot - gap, height: free + gap }, kit.scheme('ink').ground, {
            slot: 'decor',
          })
        : undefined,
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
