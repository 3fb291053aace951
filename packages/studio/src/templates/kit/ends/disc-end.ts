import type { Rect } from '../../../layout/display-list.ts';
import { ellipseBlock } from '../blocks.ts';
import { squareIn, wordsAndPicture } from '../regions.ts';
import { rounded } from '../rounded.ts';
import { endBadge } from './end-badge.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endWords } from './end-words.ts';

/** Room in a disc: a little narrower than it, so many times as high. */
function roomIn(disc: Rect, times: number): Rect {
  const { x, y, width, height } = disc;
  return { x: x + width * 0.05, y: y + (height * (1 - times)) / 2, width: width * 0.9, height: height * times };
}

/** The product on a disc of light; a photograph is the disc. */
export const discEnd: EndCompose = (kit, options) => {
  const { scheme } = options;
  const panel = panelOf(kit, options, ['paper', 'tint', 'ink', 'support']);
  const { area, full, shape, margin } = kit.frame;
  if (!kit.product) return { layers: [endWords(kit, area, { ...options, centered: true })] };
  const { copy, media, beside } = wordsAndPicture(kit, { upright: 0.46, tall: 0.5, tower: 0.5 });
  const stage: Rect = beside
    ? { x: media.x, y: full.height * 0.1, width: media.width - margin, height: full.height * 0.8 }
    : { x: full.width * 0.12, y: media.y, width: full.width * 0.76, height: media.height - margin };
  const round = squareIn(stage, shape === 'tower' ? 0.96 : 1.04);
  // Under words it stays in the disc; elsewhere it may stand out of it, never of the frame.
  const times = beside
    ? Math.min(1.24, (full.height * 0.94) / round.height)
    : shape === 'tower'
      ? Math.min(1.5, stage.height / round.height)
      : 0.97;
  const photo = !kit.product.asset.cutout;
  const disc = ellipseBlock('end-disc', round, panel.ground, {
    slot: 'decor',
    motion: [
      { phase: 'in', effect: 'scale', distance: 0.5, duration: 0.8 },
      { phase: 'life', effect: 'pulse', amount: 0.012, period: 3.4 },
    ],
  });
  const stood = kit.productIn(photo ? round : roomIn(round, times), {
    id: 'end-product',
    anchor: { x: 0.5, y: 0.5 },
    ...(photo ? { radius: 0 } : {}),
    motion: [{ phase: 'in', effect: 'rise', distance: 0.12, duration: 0.8 }],
  });
  const product = photo ? rounded(stood, round.width / 2) : stood;
  const shout = endBadge(kit, product, options, [scheme.ground, panel.ground]);
  return {
    layers: [photo ? undefined : disc, ...product, endWords(kit, copy, { ...options, centered: !beside }), shout],
  };
};
