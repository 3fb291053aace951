import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Paint } from '../creative/paint.ts';
import { withAlpha } from '../brand/oklch.ts';
import { inset } from '../layout/geometry.ts';
import { defineTemplate } from '../template.ts';
import { column, ellipseBlock, rectBlock, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import { fillText } from './kit/fill-text.ts';
import type { Kit } from './kit/kit.ts';
import { fade, words } from './kit/moves.ts';
import { phrasesOf } from './kit/phrases.ts';
import { flow, spot } from './kit/paints.ts';
import { squareIn } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';

function glow(color: string): Paint {
  return spot([0, withAlpha(color, 0.9)], [0.45, withAlpha(color, 0.28)], [1, withAlpha(color, 0)]);
}

/** In the dark: an outline of light behind a shape, a sweep that passes, a few words. */
function dark(kit: Kit, phrase: string, index: number, count: number): Scene {
  const scheme = kit.scheme('ink');
  const { area, full, shape } = kit.frame;
  const id = `dark-${index}`;
  const near = 0.72 + (0.5 * index) / Math.max(1, count - 1);
  const stage = inset(full, full.width * 0.1, full.height * (shape === 'tall' ? 0.2 : 0.06));
  const halo = squareIn(full, 0.9 * near);
  const ray = { x: full.width * 0.35, y: -full.height * 0.2, width: full.width * 0.3, height: full.height * 1.4 };
  const shadowed: Layer[] = kit
    .productIn(stage, {
      id: `${id}-product`,
      anchor: { x: 0.5, y: 0.5 },
      motion: [{ phase: 'life', effect: 'drift', side: index % 2 === 0 ? 'start' : 'end', amount: 0.06 }],
    })
    .filter((layer) => layer.slot === 'product')
    .map((layer) => ({ ...layer, opacity: 0.26 + 0.1 * index }));
  return kit.scene(
    id,
    scheme.ground,
    [
      ellipseBlock(`${id}-halo`, halo, glow(scheme.soft), {
        slot: 'decor',
        motion: [{ phase: 'in', effect: 'scale', distance: 0.4, duration: 1.4 }],
      }),
      ...shadowed,
      rectBlock(`${id}-veil`, full, withAlpha(scheme.ground, 0.6), { slot: 'decor' }),
      rectBlock(`${id}-sweep`, ray, flow(90, [0, '#ffffff00'], [0.5, '#ffffff14'], [1, '#ffffff00']), {
        slot: 'decor',
        rotate: 16,
        time: { start: 0, end: 1.2 },
        motion: [
          { phase: 'in', effect: 'glide', side: 'start', distance: 1.4, duration: 0.6, ease: 'linear' },
          { phase: 'out', effect: 'glide', side: 'end', distance: 1.4, duration: 0.6, ease: 'linear' },
        ],
      }),
      fillText(kit, `${id}-text`, phrase, inset(area, area.width * 0.04, 0), {
        color: scheme.text,
        font: 'accent',
        weight: 500,
        align: 'center',
        tracking: 0.02,
        lineHeight: 1.14,
        most: 0.27,
        slot: 'headline',
        motion: words(0.2, 0.12),
      }),
    ],
    { duration: 2, ...(index > 0 ? { transition: { kind: 'crossfade' as const, duration: 0.4 } } : {}) },
  );
}

/** The light goes on. */
function reveal(kit: Kit): Scene | undefined {
  if (!kit.product) return undefined;
  const scheme = kit.scheme('accent');
  const { area, full, margin, shape } = kit.frame;
  const label = kit.input.brief.badge ?? kit.input.brand.name;
  const type = kit.type(area);
  const top = label ? area.y + type.label * 3.6 : area.y;
  const bottom = shape === 'tall' ? full.height * 0.82 : full.height - margin;
  const product = kit.productIn(
    { x: margin, y: top, width: full.width - margin * 2, height: bottom - top },
    {
      id: 'reveal-product',
      anchor: { x: 0.5, y: 0.6 },
      motion: [{ phase: 'in', effect: 'scale', distance: -0.35, duration: 0.8, ease: 'expo-out' }],
    },
  );
  return kit.scene(
    'reveal',
    scheme.ground,
    [
      ellipseBlock('reveal-halo', squareIn({ ...full, y: top, height: bottom - top }, 1.2), glow('#ffffff'), {
        slot: 'decor',
        motion: [
          { phase: 'in', effect: 'scale', distance: 0.6, duration: 0.7 },
          { phase: 'life', effect: 'pulse', amount: 0.04, period: 2 },
        ],
      }),
      ...product,
      label
        ? column(
            'reveal-copy',
            [
              textBlock('reveal-label', label, {
                font: 'accent',
                size: type.label * 1.8,
                minSize: kit.frame.floor,
                color: kit.scheme('ink').text,
                align: 'center',
                weight: 700,
                maxLines: 2,
                lineHeight: 1.15,
                plate: { color: kit.scheme('ink').ground, padding: 0.6, radius: 0.8 },
                slot: kit.input.brief.badge ? 'badge' : 'brand-name',
                motion: fade(0.5),
              }),
            ],
            { box: { ...area, height: type.label * 5.6 }, align: 'center' },
          )
        : undefined,
    ],
    { duration: 2.4, transition: { kind: 'cut' } },
  );
}

export const launchTeaser = defineTemplate({
  id: 'launch-teaser',
  kind: 'video',
  category: 'product',
  idea: 'A shape in the dark, a sweep of light and a few words at a time, until somebody switches the light on.',
  slots: ['headline', 'badge', 'brand-name', 'price', 'cta', 'logo', 'product'],
  continues: 'curtain-call',
  compose(kit) {
    const { brief } = kit.input;
    const ink = kit.scheme('ink');
    const fadeOver = { kind: 'crossfade', duration: 0.5 } as const;
    const font = { accentFont: 'Space Grotesk' };
    if (kit.frame.shape === 'strip')
      return {
        ...font,
        scenes: stripStory(kit, { look: 'bookend', hook: ink, offer: ink, plate: ink.soft, transition: fadeOver }),
      };
    const phrases = phrasesOf(brief.headline, brief.language, 3);
    const lit = reveal(kit);
    const end = endCard(kit, 'crop', { scheme: ink, font: 'accent', weight: 600, transition: fadeOver });
    const before = phrases.map((phrase, index) => dark(kit, phrase, index, phrases.length));
    return {
      ...font,
      scenes: [...before, ...(lit ? [lit] : []), end],
      // When the light is on, if there is something for it to fall on.
      poster: lit ? before.length * 1.6 + 1.8 : 1.6,
    };
  },
});
