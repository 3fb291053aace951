import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Motion } from '../creative/motion.ts';
import type { Rect } from '../layout/display-list.ts';
import { contains } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, rectBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { endCard } from './kit/end-card.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';
import { twoWords } from './kit/two-words.ts';

const opening = 1.1;

/** The parcel: what lies behind the product, and what stands before it. The lid flies when it opens. */
function parcel(kit: Kit, box: Rect, away: 'up' | 'end'): { back: Layer[]; front: Layer[] } {
  const kraft = kit.scheme('support');
  const tape = kit.scheme('accent');
  const lid = box.height * 0.24;
  const radius = Math.min(box.width, box.height) * 0.03;
  const fly = (): Motion[] => [
    { phase: 'life', effect: 'wiggle', amount: 0.14, period: 0.28 },
    { phase: 'out', effect: 'glide', side: away, distance: 2.4, duration: 0.7 },
  ];
  const closed = { start: 0, end: opening + 0.7 };
  const top = { x: box.x - box.width * 0.04, y: box.y - lid * 0.3, width: box.width * 1.08, height: lid };
  const name: Rect = {
    x: box.x + box.width * 0.08,
    y: box.y + box.height * 0.58,
    width: box.width * 0.84,
    height: box.height * 0.3,
  };
  return {
    back: [rectBlock('box-inside', { ...box, height: lid }, '#00000059', { slot: 'decor', radius })],
    front: [
      rectBlock('box-front', { ...box, y: box.y + lid * 0.45, height: box.height - lid * 0.45 }, kraft.ground, {
        slot: 'decor',
        radius,
      }),
      rectBlock(
        'box-tape',
        { x: box.x + box.width * 0.43, y: box.y + lid * 0.45, width: box.width * 0.14, height: box.height * 0.3 },
        tape.ground,
        { slot: 'decor' },
      ),
      rectBlock('lid', top, kraft.soft, { slot: 'decor', radius, time: closed, motion: fly() }),
      rectBlock('lid-tape', { ...top, x: box.x + box.width * 0.43, width: box.width * 0.14 }, tape.ground, {
        slot: 'decor',
        time: closed,
        motion: fly(),
      }),
      ...(kit.input.brand.name && contains(kit.frame.area, name)
        ? [
            fillText(kit, 'box-name', kit.input.brand.name, name, {
              color: kraft.text,
              align: 'center',
              most: 0.14,
              maxLines: 1,
              slot: 'brand-name',
            }),
          ]
        : []),
    ],
  };
}

/** Paper bits thrown up as the lid goes: the same ones every time. */
function confetti(kit: Kit, middle: { x: number; y: number }, reach: { x: number; y: number }): Layer[] {
  const colors = [kit.scheme('accent').ground, kit.scheme('support').ground, kit.scheme('ink').ground];
  return Array.from({ length: 14 }, (_, index): Layer => {
    const angle = Math.PI * (1.08 + (0.84 * index) / 13);
    const far = 0.55 + (0.45 * ((index * 5) % 7)) / 6;
    const size = Math.min(reach.x, reach.y) * (index % 3 === 0 ? 0.09 : 0.065);
    return {
      kind: 'shape',
      id: `bit-${index}`,
      slot: 'decor',
      box: boxOf({
        x: middle.x + Math.cos(angle) * far * reach.x,
        y: middle.y + Math.sin(angle) * far * reach.y,
        width: size,
        height: size * (index % 2 === 0 ? 1 : 0.5),
      }),
      shape: index % 3 === 0 ? { kind: 'ellipse' } : { kind: 'rect' },
      fill: { kind: 'solid', color: colors[index % 3] ?? '#000000' },
      rotate: (index * 37) % 90,
      time: { start: opening + 0.15 },
      motion: [
        { phase: 'in', effect: 'slide', side: 'down', distance: 0.2, duration: 0.9, ease: 'expo-out' },
        { phase: 'life', effect: 'drift', side: 'down', amount: 0.05 },
      ],
    };
  });
}

function unpack(kit: Kit, duration: number): Scene {
  const scheme = kit.scheme('tint');
  const { frame } = kit;
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.5,
    upright: 0.36,
    stacked: true,
    tall: 0.46,
    tower: 0.5,
  });
  // In tall frames the parcel stands on the lower edge, where no words may stand.
  const bottom = beside
    ? frame.height - frame.margin
    : frame.shape === 'tall'
      ? frame.height * 1.01
      : media.y + media.height - frame.margin;
  const top = beside ? frame.height * 0.1 : media.y;
  const width = Math.min(media.width * (frame.shape === 'tall' ? 0.9 : 0.82), (bottom - top) * 0.9);
  const height = Math.min((bottom - top) * 0.38, width * 0.56);
  const box = { x: media.x + (media.width - width) / 2, y: bottom - height, width, height };
  const { back, front } = parcel(kit, box, beside ? 'up' : 'end');
  const product = kit
    .productIn(
      { x: box.x + width * 0.03, y: top, width: width * 0.94, height: box.y + height * 0.24 - top },
      {
        id: 'unpack-product',
        time: { start: opening + 0.15 },
        // Out of the parcel: what is still inside is not seen, not even under it.
        motion: [{ phase: 'in', effect: 'mask', side: 'down', duration: 0.9, ease: 'back-out' }],
      },
    )
    .filter((layer) => layer.slot === 'product');
  const type = twoWords(kit.type(copy), copy);
  const stack = copyStack(kit, {
    scheme,
    type,
    box: copy,
    align: beside ? 'start' : 'center',
    headline: { motion: [{ phase: 'in', effect: 'mask', by: 'word', stagger: 0.07, delay: 0.1, duration: 0.6 }] },
    subline: { priority: 4 },
    price: false,
    cta: false,
  });
  const bits = kit.product
    ? confetti(kit, { x: box.x + width / 2, y: box.y }, { x: media.width * 0.42, y: (box.y - top) * 0.9 })
    : [];
  return kit.scene('unpack', scheme.ground, kit.product ? [...back, ...bits, ...product, ...front, stack] : [stack], {
    duration,
  });
}

export const unboxing = defineTemplate({
  id: 'unboxing',
  kind: 'video',
  category: 'product',
  idea: 'A parcel with the brand’s name: the lid flies, paper bits rain, and the product comes up out of it.',
  slots: ['headline', 'subline', 'brand-name', 'price', 'badge', 'cta', 'logo', 'product'],
  continues: 'tabletop',
  compose(kit) {
    const tint = kit.scheme('tint');
    const accent = kit.scheme('accent');
    const zoom = { kind: 'zoom', duration: 0.5 } as const;
    if (kit.frame.shape === 'strip')
      return { scenes: stripStory(kit, { hook: tint, offer: accent, transition: zoom }) };
    const end = endCard(kit, 'disc', { scheme: accent, badge: true, transition: zoom });
    return { scenes: [unpack(kit, 4.6), end], poster: 2.8 };
  },
});
