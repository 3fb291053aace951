import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Motion } from '../creative/motion.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { lines } from './kit/moves.ts';
import { stripStory } from './kit/strip-story.ts';

/** Where the camera looks: cap, label, foot. It always drifts on, a little nearer. */
const looks = [
  { focus: { x: 0.5, y: 0.08 }, side: 'down', words: 'end' },
  { focus: { x: 0.16, y: 0.5 }, side: 'end', words: 'start' },
  { focus: { x: 0.84, y: 0.95 }, side: 'up', words: 'end' },
] as const;

/** As a phone is held: what platforms leave free there ends at the middle of the picture, where labels are. */
function isUpright({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return height > width * 1.5;
}

/** The product over the whole frame. */
function closeUp(kit: Kit, id: string, focus: { x: number; y: number }, camera: Motion): Layer[] {
  if (!kit.product) return [];
  const box = boxOf(kit.frame.full);
  return [{ kind: 'image', id, slot: 'product', asset: kit.product.id, fit: 'cover', focus, box, motion: [camera] }];
}

function detail(kit: Kit, text: string, index: number): Scene {
  const { area, full, shape, floor } = kit.frame;
  const scheme = kit.scheme(index % 2 === 0 ? 'tint' : 'support');
  const plate = kit.scheme('ink');
  const look = looks[index % looks.length] ?? looks[0];
  const id = `detail-${index}`;
  const type = kit.type(area);
  // A product that lies shows its label in the middle, and an upright frame leaves nothing free below it: words stay above.
  const { width = 1, height = 1 } = kit.product?.asset ?? {};
  const lying = width / height > full.width / full.height;
  const above = index < 2 && (lying || isUpright(full));
  const size = Math.max(floor, type.headline * (shape === 'banner' ? 0.72 : 0.74));
  // Looked at from a little higher, the label comes below the words.
  const focus = above ? { ...look.focus, y: Math.min(look.focus.y, 0.22) } : look.focus;
  const picture = closeUp(kit, `${id}-picture`, focus, {
    phase: 'life',
    effect: 'ken-burns',
    from: 1.04,
    to: 1.22,
    side: look.side,
    amount: 0.03,
  });
  const caption = column(
    `${id}-copy`,
    [
      textBlock(`${id}-text`, text, {
        font: 'heading',
        size,
        minSize: Math.min(size, floor),
        color: plate.text,
        lineHeight: 1.22,
        balance: true,
        maxLines: 6,
        plate: { color: plate.ground, padding: 0.34, radius: 0.1 + kit.roundness * 0.25 },
        slot: 'bullet',
        motion: lines(0.15, 0.12),
      }),
    ],
    { box: area, justify: above ? 'start' : look.words },
  );
  return kit.scene(id, scheme.ground, [...picture, caption], {
    duration: 2.3,
    transition: { kind: 'cut' },
  });
}

/** Nearer than one ever stands to it, with the promise across: one wants to know what it is. */
function opening(kit: Kit): Scene {
  const { area, shape } = kit.frame;
  const plate = kit.clearScheme(['accent', 'ink', 'paper']);
  const type = kit.type(area);
  const size = Math.max(kit.frame.floor, type.headline * (shape === 'banner' ? 0.8 : 0.86));
  return kit.scene(
    'open',
    kit.scheme('ink').ground,
    [
      ...closeUp(
        kit,
        'open-picture',
        { x: 0.5, y: isUpright(kit.frame.full) ? 0.12 : 0.42 },
        {
          phase: 'life',
          effect: 'ken-burns',
          from: 1.9,
          to: 1.45,
        },
      ),
      column(
        'open-copy',
        [
          textBlock('open-headline', kit.input.brief.headline, {
            font: 'heading',
            size,
            minSize: Math.min(size, kit.frame.floor),
            color: plate.text,
            lineHeight: 1.2,
            balance: true,
            maxLines: 7,
            plate: { color: plate.ground, padding: 0.3, radius: 0.1 + kit.roundness * 0.25 },
            slot: 'headline',
            motion: lines(0, 0.1),
          }),
        ],
        { box: area, justify: isUpright(kit.frame.full) ? 'start' : 'end' },
      ),
    ],
    { duration: 1.9 },
  );
}

export const closeUps = defineTemplate({
  id: 'close-ups',
  kind: 'video',
  category: 'product',
  idea: 'The camera goes so near that the product fills the frame, three times, and only then steps back.',
  slots: ['headline', 'bullet', 'price', 'badge', 'cta', 'logo', 'product'],
  compose(kit) {
    const { brief } = kit.input;
    const ink = kit.scheme('ink');
    const tint = kit.scheme('tint');
    const zoom = { kind: 'zoom', duration: 0.6 } as const;
    if (kit.frame.shape === 'strip')
      return {
        scenes: stripStory(kit, { look: 'bookend', hook: ink, offer: tint, plate: tint.soft, transition: zoom }),
      };
    const texts = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, 3);
    const end = endCard(kit, 'framed', { scheme: tint, panel: ['paper', 'support', 'ink'], transition: zoom });
    return { scenes: [opening(kit), ...texts.map((text, index) => detail(kit, text, index)), end], poster: 1.2 };
  },
});
