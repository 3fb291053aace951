import type { SchemeName } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Motion } from '../creative/motion.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, rectBlock, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { lines } from './kit/moves.ts';
import { isBeside } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

const looks = [
  { x: 0.5, y: 0.1 },
  { x: 0.3, y: 0.5 },
  { x: 0.62, y: 0.9 },
] as const;

/** Three windows onto the same thing, each nearer than one would stand, sliding in against each other. */
function panes(kit: Kit, id: string, index: number, names: readonly SchemeName[]): Layer[] {
  const { full } = kit.frame;
  const across = isBeside(kit);
  return looks.flatMap((focus, pane): Layer[] => {
    const box: Rect = across
      ? { x: (full.width / 3) * pane, y: 0, width: full.width / 3 + 1, height: full.height }
      : { x: 0, y: (full.height / 3) * pane, width: full.width, height: full.height / 3 + 1 };
    const odd = (pane + index) % 2 === 0;
    const side = across ? (odd ? 'up' : 'down') : odd ? 'start' : 'end';
    const motion: Motion[] = [
      { phase: 'in', effect: 'glide', side, distance: 1.2, delay: pane * 0.06, duration: 0.55, ease: 'expo-out' },
    ];
    const ground = kit.clearScheme([names[pane % names.length] ?? 'tint']).ground;
    const picture: Layer[] = kit.product
      ? [
          {
            kind: 'image',
            id: `${id}-view-${pane}`,
            slot: 'product',
            asset: kit.product.id,
            fit: 'cover',
            focus: looks[(pane + index) % looks.length] ?? focus,
            box: boxOf(box),
            motion: [...motion, { phase: 'life', effect: 'ken-burns', from: 1.05, to: 1.2 }],
          },
        ]
      : [];
    return [rectBlock(`${id}-pane-${pane}`, box, ground, { slot: 'decor', motion }), ...picture];
  });
}

function shot(kit: Kit, text: string, index: number): Scene {
  const { area, floor, shape } = kit.frame;
  const id = `pane-${index}`;
  const plate = kit.scheme(index % 2 === 0 ? 'ink' : 'paper');
  const type = kit.type(area);
  const size = Math.max(floor, type.headline * (shape === 'banner' ? 0.74 : index === 0 ? 0.86 : 0.76));
  const names: readonly SchemeName[] = index % 2 === 0 ? ['tint', 'support', 'accent'] : ['accent', 'tint', 'support'];
  return kit.scene(
    id,
    kit.scheme('tint').ground,
    [
      ...panes(kit, id, index, names),
      column(
        `${id}-copy`,
        [
          textBlock(`${id}-text`, text, {
            font: 'heading',
            size,
            minSize: Math.min(size, floor),
            color: plate.text,
            lineHeight: 1.26,
            align: 'center',
            balance: true,
            maxLines: 7,
            plate: { color: plate.ground, padding: 0.34, radius: 0.12 + kit.roundness * 0.2 },
            slot: index === 0 ? 'headline' : 'bullet',
            motion: lines(0.3, 0.1),
          }),
        ],
        { box: area, align: 'center', justify: 'center' },
      ),
    ],
    { duration: index === 0 ? 2.4 : 2.1, ...(index > 0 ? { transition: { kind: 'cut' as const } } : {}) },
  );
}

export const threePanes = defineTemplate({
  id: 'three-panes',
  kind: 'video',
  category: 'type',
  idea: 'Three windows onto the product, nearer than one would stand, slide in against each other with every line.',
  slots: ['headline', 'bullet', 'price', 'badge', 'cta', 'logo', 'product'],
  needs: ['product'],
  compose(kit) {
    const { brief } = kit.input;
    const ink = kit.scheme('ink');
    const cut = { kind: 'cut' } as const;
    if (kit.frame.shape === 'strip')
      return { scenes: stripStory(kit, { hook: ink, offer: kit.scheme('tint'), transition: cut }) };
    const texts = [brief.headline, ...(brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, 3)];
    const end = endCard(kit, 'wall', {
      scheme: kit.scheme('support'),
      transition: { kind: 'wipe', duration: 0.4, side: 'end' },
    });
    return { scenes: [...texts.map((text, index) => shot(kit, text, index)), end], poster: 1.6 };
  },
});
