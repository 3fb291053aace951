import { withoutColour, type Scheme } from '../brand/scheme.ts';
import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { column, icon, rectBlock, row, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { lines, pop } from './kit/moves.ts';
import { wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';
import { twoWords } from './kit/two-words.ts';

const before = 2.4;
/** A transition may take half of the shorter scene and no more: longer, and the line would run ahead of it. */
const curtain = before / 2;

/** The same stage twice: first empty and grey, then full. Only what lies on it changes. */
function stage(kit: Kit, id: 'before' | 'after', scheme: Scheme, copy: Rect, media: Rect, duration: number): Scene {
  const { frame, input } = kit;
  const { brief } = input;
  const after = id === 'after';
  const type = twoWords(kit.type(copy), copy);
  const point = Math.max(type.body, type.headline * 0.5);
  const wrong = (brief.comparison?.rows ?? []).filter((line) => line.us && !line.them).slice(0, 3);
  const label = after ? brief.comparison?.us : brief.comparison?.them;
  const product: Layer[] = kit
    .productIn(media, {
      id: `${id}-product`,
      anchor: { x: 0.5, y: 0.9 },
      ...(after ? { motion: [{ phase: 'life', effect: 'float', amount: 0.007, period: 2.4 }] } : {}),
    })
    .map((layer) => (after ? layer : { ...layer, opacity: 0.5 }));
  const marks = wrong.map((line, index) =>
    row(
      `${id}-row-${index}`,
      [
        icon(`${id}-mark-${index}`, after ? 'check' : 'cross', scheme.text, point * 1.1, {
          weight: 0.15,
          ...(after ? { motion: pop(curtain * 0.85 + index * 0.22) } : {}),
        }),
        textBlock(`${id}-text-${index}`, line.text, {
          size: point,
          minSize: Math.min(point, frame.floor),
          color: scheme.text,
          weight: 600,
          lineHeight: 1.2,
          maxLines: 2,
          width: 'fill',
          slot: 'bullet',
        }),
      ],
      { gap: point * 0.5, size: { width: 'fill' }, priority: 4 + index },
    ),
  );
  const stack = column(
    `${id}-copy`,
    [
      label
        ? textBlock(`${id}-label`, label, {
            size: type.label,
            minSize: frame.floor,
            color: scheme.text,
            weight: 700,
            maxLines: 1,
            slot: 'label',
            priority: 7,
          })
        : undefined,
      kit.headline({
        id: `${id}-headline`,
        scheme,
        type,
        maxLines: 5,
        ...(after ? {} : { motion: lines(0.1) }),
      }),
      ...marks,
    ],
    { box: copy, gap: type.gap * 0.75, justify: 'center' },
  );
  return kit.scene(id, scheme.ground, [...product, stack], {
    duration,
    ...(after ? { transition: { kind: 'wipe' as const, duration: curtain, side: 'end' as const } } : {}),
  });
}

/** The line that draws the curtain, exactly at its edge. */
function edge(kit: Kit): Layer {
  const { full } = kit.frame;
  const width = Math.max(3, Math.min(full.width, full.height) * 0.012);
  return rectBlock('edge', { x: -width, y: 0, width, height: full.height }, '#ffffff', {
    slot: 'decor',
    time: { start: before - curtain, end: before },
    motion: [
      {
        phase: 'in',
        effect: 'glide',
        side: 'end',
        distance: Math.min(8, full.width / Math.min(full.width, full.height)),
        duration: curtain,
        ease: 'in-out',
      },
    ],
  });
}

export const wipeReveal = defineTemplate({
  id: 'wipe-reveal',
  kind: 'video',
  category: 'proof',
  idea: 'The same picture without and with the product; a bright line crosses the frame and brings the colour.',
  slots: ['headline', 'label', 'bullet', 'price', 'badge', 'cta', 'logo', 'product'],
  continues: 'in-the-niche',
  compose(kit) {
    const accent = kit.scheme('accent');
    const side = { kind: 'wipe', duration: 0.7, side: 'end' } as const;
    const grey = withoutColour(accent);
    if (kit.frame.shape === 'strip')
      return {
        scenes: stripStory(kit, { look: 'split', hook: grey, offer: accent, transition: side }),
      };
    const { frame } = kit;
    const { copy, media, beside } = wordsAndPicture(kit, { wide: 0.54, square: 0.52, upright: 0.5, tall: 0.54 });
    const place = beside
      ? { x: media.x, y: frame.height * 0.1, width: media.width - frame.margin, height: frame.height * 0.8 }
      : {
          x: frame.width * 0.08,
          y: media.y,
          width: frame.width * 0.84,
          height: (frame.shape === 'tall' ? frame.height * 0.98 : media.y + media.height - frame.margin) - media.y,
        };
    const end = endCard(kit, 'crop', {
      scheme: kit.scheme('ink'),
      panel: ['accent', 'support'],
      transition: { kind: 'cut' },
    });
    return {
      scenes: [
        stage(kit, 'before', grey, copy, place, before),
        stage(kit, 'after', accent, copy, place, curtain + 2),
        end,
      ],
      overlay: [edge(kit)],
      poster: before + 1.2,
    };
  },
});
