import type { SchemeName } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Motion } from '../creative/motion.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { endCard } from './kit/end-card.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { peek } from './kit/peek.ts';
import { phrasesOf } from './kit/phrases.ts';
import { stripStory } from './kit/strip-story.ts';

type Beat = { readonly scheme: SchemeName; readonly align: 'start' | 'center' | 'end'; readonly motion: Motion[] };

/** Each beat another ground, another edge, another way in: the cut is the rhythm. */
const beats: readonly Beat[] = [
  {
    scheme: 'ink',
    align: 'start',
    motion: [{ phase: 'in', effect: 'mask', by: 'line', stagger: 0.06, duration: 0.35 }],
  },
  {
    scheme: 'accent',
    align: 'center',
    motion: [{ phase: 'in', effect: 'scale', distance: -0.5, duration: 0.35, ease: 'expo-out' }],
  },
  {
    scheme: 'paper',
    align: 'end',
    motion: [{ phase: 'in', effect: 'slide', side: 'end', distance: 0.5, duration: 0.35, ease: 'expo-out' }],
  },
  {
    scheme: 'support',
    align: 'start',
    motion: [{ phase: 'in', effect: 'mask', by: 'line', side: 'up', stagger: 0.06, duration: 0.35 }],
  },
];

function beat(kit: Kit, phrase: string, index: number): Scene {
  const { scheme: name, align, motion } = beats[index % beats.length] as Beat;
  const scheme = kit.scheme(name);
  const { area } = kit.frame;
  const id = `beat-${index}`;
  const product = peek(kit, `${id}-product`, [0, 0.5, 1, 0.5][index % 4] ?? 0.5, [
    { phase: 'in', effect: 'glide', side: 'down', distance: 0.2, duration: 0.4 },
  ]);
  const text = fillText(kit, `${id}-text`, phrase, inset(area, 0, area.height * 0.03), {
    color: scheme.text,
    font: 'accent',
    align,
    caps: true,
    most: 0.5,
    lineHeight: 1.02,
    slot: 'headline',
    motion,
  });
  return kit.scene(id, scheme.ground, [...product, text], {
    duration: Math.min(2.2, 0.75 + phrase.length * 0.025),
  });
}

export const kineticType = defineTemplate({
  id: 'kinetic-type',
  kind: 'video',
  category: 'type',
  idea: 'The headline in beats: a few words fill the frame, cut, the next ones, until the product takes the last.',
  slots: ['headline', 'price', 'cta', 'logo', 'product'],
  continues: 'night-drop',
  compose(kit) {
    const { brief } = kit.input;
    const ink = kit.scheme('ink');
    if (kit.frame.shape === 'strip')
      return {
        accentFont: 'Anton',
        scenes: stripStory(kit, {
          look: 'bookend',
          hook: ink,
          offer: kit.scheme('accent'),
          transition: { kind: 'cut' },
        }),
      };
    const scenes = phrasesOf(brief.headline, brief.language, 5).map((phrase, index) => beat(kit, phrase, index));
    const accent = kit.scheme('accent');
    const end = endCard(kit, 'wall', { scheme: accent, font: 'accent', transition: { kind: 'cut' } });
    return { accentFont: 'Anton', scenes: [...scenes, end], poster: 0.7 };
  },
});
