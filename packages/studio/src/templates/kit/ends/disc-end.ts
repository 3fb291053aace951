import type { Layer } from '../../../creative/layer.ts';
import type { Rect } from '../../../layout/display-list.ts';
import { ellipseBlock } from '../blocks.ts';
import type { Frame } from '../frame.ts';
import { midArea, squareIn, tallShare, wordsAndPicture, type Regions } from '../regions.ts';
import { rounded } from '../rounded.ts';
import { endBadge } from './end-badge.ts';
import { panelOf, type EndCompose } from './end-compose.ts';
import { endWords } from './end-words.ts';

type Places = { readonly disc: Rect; readonly stage: Rect };

/** The whole disc in a narrow column, the product standing out of it above and below. */
function inColumn({ full, margin }: Frame, media: Rect): Places {
  const room = { x: full.width * 0.12, y: media.y, width: full.width * 0.76, height: media.height - margin };
  const disc = squareIn(room, 0.96);
  const height = Math.min(disc.height * 1.5, room.height);
  return { disc, stage: { ...disc, y: disc.y + (disc.height - height) / 2, height } };
}

/** Beside the words the disc goes over the frame's end where it would be small otherwise. */
function besideWords({ full, margin }: Frame, media: Rect): Places {
  const size = Math.min(full.height * 0.9, media.width * 1.6);
  const spare = media.width - margin - size;
  const disc = { x: media.x + Math.max(0, spare / 2), y: (full.height - size) / 2, width: size, height: size };
  const seen = Math.min(size, full.width - disc.x);
  const height = full.height * (spare > 0 ? 0.94 : 0.76);
  return { disc, stage: { x: disc.x + seen * 0.06, y: (full.height - height) / 2, width: seen * 0.86, height } };
}

/** Under words it rises like a sun: its lower part and the product's foot are where no words may stand. */
function rising({ full, margin, shape }: Frame, media: Rect): Places {
  const size = full.width * (shape === 'tall' ? 1.2 : 1.04);
  const disc = { x: (full.width - size) / 2, y: media.y - margin * 0.3, width: size, height: size };
  const y = media.y + margin * 0.3;
  const foot = full.height * 0.955;
  return { disc, stage: { x: full.width * 0.08, y, width: full.width * 0.84, height: foot - y } };
}

function placesOf(frame: Frame, { media, beside }: Regions): Places {
  if (beside) return besideWords(frame, media);
  return frame.shape === 'tower' ? inColumn(frame, media) : rising(frame, media);
}

/** The product on a disc of light; a photograph is the disc. */
export const discEnd: EndCompose = (kit, options) => {
  const { scheme } = options;
  const panel = panelOf(kit, options, ['paper', 'tint', 'ink', 'support']);
  const mid = midArea(kit.frame);
  if (!kit.product) return { layers: [endWords(kit, mid, { ...options, centered: true })] };
  const regions = wordsAndPicture(kit, { upright: 0.42, tall: tallShare(kit.frame), tower: 0.5 });
  const { copy, beside } = regions;
  const { disc, stage } = placesOf(kit.frame, regions);
  const photo = !kit.product.asset.cutout;
  const light: Layer = ellipseBlock('end-disc', disc, panel.ground, {
    slot: 'decor',
    motion: [
      { phase: 'in', effect: 'scale', distance: 0.5, duration: 0.8 },
      { phase: 'life', effect: 'pulse', amount: 0.012, period: 3.4 },
    ],
  });
  const stood = kit.productIn(photo ? disc : stage, {
    id: 'end-product',
    anchor: { x: 0.5, y: 0.5 },
    ...(photo ? { radius: 0 } : {}),
    motion: [{ phase: 'in', effect: 'rise', distance: 0.12, duration: 0.8 }],
  });
  const product = photo ? rounded(stood, disc.width / 2) : stood;
  const shout = endBadge(kit, product, options, [scheme.ground, panel.ground]);
  const words = beside ? copy : { ...mid, y: copy.y, height: copy.height };
  return {
    layers: [photo ? undefined : light, ...product, endWords(kit, words, { ...options, centered: !beside }), shout],
  };
};
