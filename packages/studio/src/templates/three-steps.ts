import type { Scene } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import { defineTemplate } from '../template.ts';
import { boxOf, column, ellipseBlock, rectBlock, textBlock } from './kit/blocks.ts';
import { endCard } from './kit/end-card.ts';
import type { Kit } from './kit/kit.ts';
import { fade, lines, pop, rise, words } from './kit/moves.ts';
import { belowWords, isBeside, wordsAndPicture } from './kit/regions.ts';
import { stripStory } from './kit/strip-story.ts';
import { viewOf } from './kit/three-views.ts';
import { twoWords } from './kit/two-words.ts';

/** Where the route runs: along the foot of wide frames, down the start of upright ones. Scenes are pushed along it. */
function route(kit: Kit): { stop: Rect; track: Rect; copy: Rect; along: boolean } {
  const { area, full, margin } = kit.frame;
  const along = isBeside(kit);
  const size = along
    ? Math.min(area.height * 0.34, area.width * 0.14)
    : Math.min(area.width * 0.24, area.height * 0.18);
  const thick = Math.max(2, size * 0.07);
  if (along) {
    const y = area.y + area.height - size;
    return {
      along,
      stop: { x: area.x, y, width: size, height: size },
      track: { x: 0, y: y + (size - thick) / 2, width: full.width, height: thick },
      copy: { ...area, height: area.height - size - margin * 0.5 },
    };
  }
  return {
    along,
    stop: { x: area.x, y: area.y, width: size, height: size },
    track: { x: area.x + (size - thick) / 2, y: 0, width: thick, height: full.height },
    copy: { ...area, x: area.x + size + margin * 0.6, width: area.width - size - margin * 0.6 },
  };
}

function step(kit: Kit, text: string, index: number): Scene {
  const scheme = kit.clearScheme(index % 2 === 0 ? ['paper', 'tint'] : ['tint', 'paper']);
  const mark = kit.scheme('accent');
  const { floor, full, margin } = kit.frame;
  const { stop, track, copy, along } = route(kit);
  const id = `step-${index + 1}`;
  const type = twoWords(kit.type(copy), copy);
  const below = belowWords(kit);
  const numeral = stop.width * 0.5;
  const room: Rect = {
    x: full.width * 0.6,
    y: margin,
    width: full.width * 0.4 - margin,
    height: (along ? track.y : full.height) - margin * 2,
  };
  const beside = along && kit.product ? { ...copy, width: room.x - copy.x - margin * 0.5 } : copy;
  // Where there is no height for what stands, the frame's edge cuts it.
  const cut = kit.frame.shape === 'square' && kit.sideBySide;
  const foot = below ? below.y + below.height * 0.96 : cut ? full.height * 1.25 : full.height - margin;
  // Over the route itself: what travels along it is not set aside from it.
  const top = copy.y + copy.height * 0.48;
  const stage = { x: margin, y: top, width: full.width - margin * 2, height: foot - top };
  const copyStack: Layer = column(
    `${id}-copy`,
    [
      textBlock(`${id}-text`, text, {
        font: 'heading',
        size: type.headline,
        minSize: Math.min(type.headline, Math.max(floor, type.headline * 0.3)),
        color: scheme.text,
        lineHeight: 1.1,
        balance: true,
        maxLines: 6,
        slot: 'bullet',
        motion: lines(0.35),
      }),
    ],
    {
      box: along || !kit.product ? beside : { ...copy, height: copy.height * 0.46 },
      justify: along ? 'center' : 'start',
    },
  );
  return kit.scene(
    id,
    scheme.ground,
    [
      rectBlock(`${id}-track`, track, scheme.line, { slot: 'decor' }),
      {
        ...rectBlock(`${id}-stop`, stop, mark.ground, {
          slot: 'decor',
          radius: stop.width * (0.2 + kit.roundness * 0.3),
        }),
        motion: pop(0.1),
      },
      {
        ...textBlock(`${id}-number`, String(index + 1), {
          font: 'heading',
          size: numeral,
          minSize: Math.min(numeral, floor),
          color: mark.text,
          align: 'center',
          valign: 'middle',
          lineHeight: 1,
          maxLines: 1,
          slot: 'label',
          motion: fade(0.25),
        }),
        box: boxOf(stop),
      },
      ...viewOf(kit, index, along ? room : stage, {
        id: `${id}-product`,
        away: along ? 'end' : 'down',
        anchor: { x: along ? 0.9 : 0.5, y: along ? 1 : 0.4 },
        motion: rise(0.3),
      }),
      copyStack,
    ],
    { duration: 2.8, transition: { kind: 'push', duration: 0.6, side: along ? 'end' : 'down', ease: 'in-out' } },
  );
}

/** The way lies before us: the product stands at its beginning, the three stops along it. */
function start(kit: Kit): Scene {
  const scheme = kit.scheme('accent');
  const { full, margin, shape } = kit.frame;
  const { copy, media, beside } = wordsAndPicture(kit, { wide: 0.52, upright: 0.5, tall: 0.54, tower: 0.56 });
  const type = kit.type(copy);
  const foot = shape === 'tall' ? full.height * 0.9 : full.height - margin;
  const line = Math.max(2, margin * 0.12);
  const top = beside ? full.height * 0.12 : media.y;
  const left = beside ? media.x : margin * 0.6;
  const stage = { x: left, y: top, width: full.width - left - margin * 0.6, height: foot - top };
  const dots = [0.14, 0.5, 0.86].map((at, index) =>
    ellipseBlock(
      `start-stop-${index}`,
      { x: full.width * at - line * 3, y: foot - line * 2.5, width: line * 6, height: line * 6 },
      scheme.text,
      { slot: 'decor', motion: pop(0.4 + index * 0.2) },
    ),
  );
  return kit.scene(
    'start',
    scheme.ground,
    [
      rectBlock('start-track', { x: 0, y: foot, width: full.width, height: line }, scheme.text, {
        slot: 'decor',
        motion: [{ phase: 'in', effect: 'wipe', side: 'start', duration: 1.2, ease: 'in-out' }],
      }),
      ...dots,
      ...kit.productIn(stage, {
        id: 'start-product',
        anchor: { x: beside ? 0.5 : 0.7, y: 1 },
        motion: [
          { phase: 'in', effect: 'glide', side: 'start', distance: 0.5, delay: 0.1, duration: 0.9, ease: 'expo-out' },
        ],
      }),
      column(
        'start-copy',
        [
          kit.headline({
            id: 'start-headline',
            scheme,
            type: { ...type, headline: type.headline * 1.1 },
            maxLines: 6,
            motion: words(0.1),
          }),
        ],
        { box: copy, gap: type.gap, justify: 'center' },
      ),
    ],
    { duration: 2.4 },
  );
}

export const threeSteps = defineTemplate({
  id: 'three-steps',
  kind: 'video',
  category: 'reasons',
  idea: 'A route with three stops: the camera travels along one line, and each stop is a step.',
  slots: ['headline', 'subline', 'bullet', 'label', 'price', 'cta', 'logo', 'product'],
  compose(kit) {
    const { brief } = kit.input;
    const accent = kit.scheme('accent');
    const side = isBeside(kit) ? 'end' : 'down';
    const on = { kind: 'push', duration: 0.6, side } as const;
    if (kit.frame.shape === 'strip')
      return {
        scenes: stripStory(kit, {
          look: 'card',
          says: 'points',
          hook: accent,
          offer: kit.scheme('paper'),
          transition: on,
        }),
      };
    const texts = (brief.points ?? (brief.subline ? [brief.subline] : [])).slice(0, 3);
    const end = endCard(kit, 'split', {
      scheme: kit.scheme('tint'),
      panel: ['accent', 'ink', 'support'],
      transition: on,
      badge: true,
    });
    return { scenes: [start(kit), ...texts.map((text, index) => step(kit, text, index)), end], poster: 4 };
  },
});
