import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, ellipseBlock, icon, textBlock } from './kit/blocks.ts';
import { copyStack } from './kit/copy-stack.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { pop, words } from './kit/moves.ts';
import { belowWords, squareIn, tallShare, wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';
import { twoWords } from './kit/two-words.ts';

/** One thing that others leave undone, under a cross that is stamped on it. */
function problem(kit: Kit, them: string, text: string, index: number): Scene {
  const scheme = kit.scheme('ink');
  const { area, floor, full } = kit.frame;
  const id = `problem-${index}`;
  const wide = area.width > area.height * 1.3;
  const below = belowWords(kit);
  const size = wide
    ? Math.min(area.height * 0.66, area.width * 0.22)
    : below
      ? full.width * 1.4
      : Math.min(area.width * 0.8, area.height * 0.62);
  // The icon has air around it in its own box: its strokes, not the box, stand in line with the words.
  const air = size * 0.185;
  // Beside the words where there is width, else large under them: there it may stand where no word may.
  const mark: Rect = wide
    ? { x: area.x, y: area.y + (area.height - size) / 2, width: size, height: size }
    : {
        x: area.x - air,
        y: below ? area.y + area.height * 0.5 - air : area.y + area.height - size + air,
        width: size,
        height: size,
      };
  const gap = Math.min(area.width, area.height) * 0.08;
  const copy: Rect = wide
    ? { ...area, x: area.x + size + gap, width: area.width - size - gap }
    : { ...area, height: mark.y + air - gap - area.y };
  const says = Math.max(floor, Math.min(copy.height * 0.4, copy.width * (wide ? 0.13 : 0.22)));
  return kit.scene(
    id,
    scheme.ground,
    [
      {
        ...icon(`${id}-cross`, 'cross', scheme.accentText, size, { weight: 0.13 }),
        box: boxOf(mark),
        motion: [
          { phase: 'in', effect: 'scale', distance: -1.2, duration: 0.3, ease: 'expo-out' },
          { phase: 'life', effect: 'wiggle', amount: 0.25, period: 0.5 },
        ],
      },
      column(
        `${id}-copy`,
        [
          them
            ? textBlock(`${id}-who`, them, {
                size: Math.max(floor, Math.min(size * 0.15, says * 0.42)),
                minSize: floor,
                color: scheme.muted,
                weight: 600,
                maxLines: 1,
                slot: 'label',
                priority: 3,
              })
            : undefined,
          textBlock(`${id}-text`, text, {
            font: 'heading',
            size: says,
            minSize: Math.min(says, floor),
            color: scheme.text,
            lineHeight: 1.04,
            tracking: -0.015,
            balance: true,
            maxLines: 7,
            slot: 'bullet',
            motion: [{ phase: 'in', effect: 'type', delay: 0.1, duration: 0.7 }],
          }),
        ],
        { box: copy, gap: gap * 0.35, justify: wide ? 'center' : 'end' },
      ),
    ],
    {
      duration: 1.7,
      ...(index > 0 ? { transition: { kind: 'push' as const, duration: 0.3, side: 'up' as const } } : {}),
    },
  );
}

/** The turn: a circle of light opens, and the product stands in it with the promise. */
function answer(kit: Kit): Scene {
  const scheme = kit.scheme('accent');
  const { frame } = kit;
  const { copy, media, beside } = wordsAndPicture(kit, {
    wide: 0.52,
    square: 0.5,
    upright: 0.46,
    tall: tallShare(kit.frame, 0.36),
  });
  const foot = frame.shape === 'tall' ? frame.height * 0.96 : media.y + media.height - frame.margin;
  const stage: Rect = beside
    ? { x: media.x, y: frame.height * 0.1, width: media.width - frame.margin, height: frame.height * 0.8 }
    : { x: frame.width * 0.06, y: media.y, width: frame.width * 0.88, height: foot - media.y };
  const round = squareIn(stage, frame.shape === 'tall' ? 1.24 : 1.02);
  // Larger than its stage it may go over the frame's edge, not into the words.
  const disc = frame.shape === 'tall' ? { ...round, y: stage.y } : round;
  const type = twoWords(kit.type(copy), copy);
  const tick = Math.min(stage.width, stage.height) * 0.24;
  const seal = { x: stage.x + stage.width - tick * 1.1, y: stage.y, width: tick, height: tick };
  const picture: Layer[] = kit.product
    ? [
        ellipseBlock('answer-disc', disc, kit.scheme('paper').ground, {
          slot: 'decor',
          motion: [{ phase: 'in', effect: 'scale', distance: 0.9, duration: 0.7, ease: 'expo-out' }],
        }),
        ...kit.productIn(
          {
            x: stage.x + stage.width * 0.08,
            y: stage.y + stage.height * 0.07,
            width: stage.width * 0.84,
            height: stage.height * 0.9,
          },
          { id: 'answer-product', anchor: { x: 0.5, y: 0.5 }, motion: pop(0.25) },
        ),
        ellipseBlock('answer-seal', seal, kit.scheme('ink').ground, { slot: 'decor', motion: pop(0.7) }),
        {
          ...icon('answer-tick', 'check', kit.scheme('ink').text, tick * 0.56, { weight: 0.16 }),
          box: boxOf(squareIn(seal, 0.56)),
          motion: pop(0.8),
        },
      ]
    : [];
  const stack = copyStack(kit, {
    scheme: { ...scheme, muted: scheme.text },
    type,
    box: copy,
    align: beside ? 'start' : 'center',
    headline: { motion: words(0.3) },
    price: false,
    cta: false,
  });
  return kit.scene('answer', scheme.ground, [...picture, stack], {
    duration: 3.2,
    transition: { kind: 'zoom', duration: 0.4 },
  });
}

export const problemSolved = defineTemplate({
  id: 'problem-solved',
  kind: 'video',
  category: 'proof',
  idea: 'What others leave undone, stamped with crosses in the dark, then one bright turn: here it is solved.',
  slots: ['label', 'bullet', 'headline', 'subline', 'price', 'cta', 'logo', 'product'],
  continues: 'morning-light',
  compose(kit) {
    const { brief } = kit.input;
    const ink = kit.scheme('ink');
    const accent = kit.scheme('accent');
    const zoom = { kind: 'zoom', duration: 0.4 } as const;
    if (kit.frame.shape === 'strip')
      return { scenes: stripStory(kit, { look: 'split', hook: ink, offer: accent, transition: zoom }) };
    const missing = (brief.comparison?.rows ?? []).filter((line) => line.us && !line.them).slice(0, 3);
    const end = endCard(kit, 'split', {
      scheme: kit.scheme('paper'),
      panel: ['support', 'accent', 'ink'],
      transition: { kind: 'crossfade', duration: 0.4 },
    });
    return {
      scenes: [
        ...missing.map((line, index) => problem(kit, brief.comparison?.them ?? '', line.text, index)),
        answer(kit),
        end,
      ],
      poster: missing.length * 1.7 + 1.4,
    };
  },
});
