import type { Layer } from '../creative/layer.ts';
import type { Rect } from '../layout/display-list.ts';
import type { Scheme } from '../brand/scheme.ts';
import { ellipseBlock, rectBlock } from './kit/blocks.ts';
import type { Kit } from './kit/kit.ts';
import { flow } from './kit/paints.ts';
import { shaded, studio } from './kit/sets/rooms.ts';
import { stagedFilm } from './kit/staged/staged-film.ts';

/** A phone that reaches over the frame's foot, its shop lit behind the product: the product comes out of it. */
function phone(kit: Kit, id: string, stage: Rect, scheme: Scheme): Layer[] {
  const height = stage.height * 1.5;
  const width = Math.min(stage.width, height * 0.52);
  const body = { x: stage.x + (stage.width - width) / 2, y: stage.y, width, height };
  const bezel = width * 0.035;
  const screen = {
    x: body.x + bezel,
    y: body.y + bezel,
    width: width - bezel * 2,
    height: height - bezel * 2,
  };
  const glow = kit.behind(scheme.soft, '#15161a');
  const bar = (name: string, y: number, share: number, color: string): Layer =>
    rectBlock(
      `${id}-${name}`,
      {
        x: screen.x + screen.width * 0.1,
        y: screen.y + screen.height * y,
        width: screen.width * share,
        height: width * 0.035,
      },
      color,
      { slot: 'decor', radius: width * 0.02 },
    );
  const island = width * 0.26;
  const accent = kit.clearScheme(['accent', 'tint', 'support']);
  return [
    rectBlock(`${id}-body`, body, flow(100, [0, '#2b2d34'], [0.5, '#15161a'], [1, '#26282e']), {
      slot: 'decor',
      radius: width * 0.14,
    }),
    rectBlock(`${id}-screen`, screen, flow(180, [0, shaded(glow, 0.05)], [1, glow]), {
      slot: 'decor',
      radius: width * 0.11,
    }),
    rectBlock(
      `${id}-island`,
      { x: body.x + (width - island) / 2, y: screen.y + width * 0.03, width: island, height: width * 0.06 },
      '#15161a',
      { slot: 'decor', radius: width * 0.03 },
    ),
    rectBlock(
      `${id}-shelf`,
      {
        x: screen.x + screen.width * 0.07,
        y: screen.y + height * 0.16,
        width: screen.width * 0.86,
        height: height * 0.46,
      },
      flow(160, [0, shaded(accent.ground, 0.08)], [1, accent.ground]),
      { slot: 'decor', radius: width * 0.08 },
    ),
    bar('line-1', 0.075, 0.5, shaded(glow, scheme.dark ? 0.12 : -0.1)),
    bar('line-2', 0.11, 0.34, shaded(glow, scheme.dark ? 0.08 : -0.06)),
  ];
}

/** Where a thumb has just been. */
function tap(id: string, stage: Rect): Layer {
  const side = Math.min(stage.width, stage.height) * 0.22;
  return ellipseBlock(
    `${id}-tap`,
    { x: stage.x + stage.width / 2 - side / 2, y: stage.y + stage.height * 0.62, width: side, height: side },
    '#ffffff66',
    {
      slot: 'decor',
      time: { start: 0.9, end: 1.5 },
      motion: [
        { phase: 'in', effect: 'scale', distance: 0.8, duration: 0.4, ease: 'out' },
        { phase: 'out', effect: 'fade', duration: 0.3 },
      ],
    },
  );
}

const swipe = { kind: 'push', duration: 0.4, side: 'down' } as const;

export const phoneDemo = stagedFilm({
  id: 'phone-demo',
  category: 'product',
  idea: 'The product comes out of a phone’s screen, too large for it, and one swipe shows the next reason.',
  type: 'slid',
  saying: (kit, { id, scheme }) => ({
    share: 0.7,
    behind: (stage) => [...phone(kit, `${id}-phone`, stage, scheme), tap(id, stage)],
  }),
  opening: {
    set: studio,
    scheme: ['accent', 'tint', 'support'],
    camera: 'closer',
    seconds: 2.5,
    enter: [{ phase: 'in', effect: 'scale', distance: 0.5, duration: 0.6, ease: 'back-out' }],
  },
  points: [
    { set: studio, scheme: ['tint', 'paper'], camera: 'closer', seconds: 2.2, transition: swipe },
    { set: studio, scheme: ['support', 'ink'], camera: 'closer', seconds: 2.2, transition: swipe },
  ],
  end: { set: studio, scheme: ['accent', 'tint', 'support'], camera: 'away', transition: swipe },
});
