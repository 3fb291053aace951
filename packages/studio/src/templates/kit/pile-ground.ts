import type { Rect } from '../../layout/display-list.ts';
import { splitColumns, splitRows } from './frame.ts';
import type { Kit } from './kit.ts';
import { belowWords, wordsAndPicture } from './regions.ts';

const isShort = (price: string | undefined): boolean => price !== undefined && price.length < 12;

/** How the scene is divided: the headline, the pile, and where on it the product and its price stand. */
type PileGround = {
  readonly lead: Rect;
  readonly pile: Rect;
  /** Of one slab. */ readonly height: number;
  readonly stage?: Rect;
  readonly price?: Rect;
  readonly beside: boolean;
};

/** Where slabs are as wide as the frame, a line each is enough, and the product stands high at their end. */
function onWideSlabs({ frame, input }: Kit, count: number, gap: number): PileGround {
  const { area, full, margin } = frame;
  const height = Math.min(area.width * 0.118, (area.height * 0.44) / Math.max(1, count) - gap);
  const top = area.y + area.height - count * (height + gap);
  const [words, side] = splitColumns({ ...area, height: top - area.y }, 0.6, margin * 0.4);
  const size = words.width * 0.36;
  const price = isShort(input.brief.price) && size > frame.floor * 4.6;
  return {
    lead: { ...words, height: words.height - (price ? size + margin * 0.3 : margin * 0.4) },
    pile: area,
    height,
    stage: { ...side, y: margin * 0.6, width: full.width - side.x - margin * 0.7, height: top - margin * 0.5 },
    ...(price ? { price: { x: words.x, y: top - size - margin * 0.1, width: size, height: size } } : {}),
    beside: false,
  };
}

/** In a tall frame of which nothing is covered the product stands in the middle, and its price at its shoulder. */
function inTheMiddle({ frame, input }: Kit, count: number, gap: number): PileGround {
  const { area, margin } = frame;
  const [lead, rest] = splitRows(area, 0.24, margin * 0.3);
  const height = Math.min(area.width * 0.135, (rest.height * 0.4) / Math.max(1, count) - gap);
  const stage = { ...rest, height: rest.height - count * (height + gap) + margin * 0.1 };
  const size = area.width * 0.25;
  return {
    lead,
    pile: area,
    height,
    stage,
    ...(isShort(input.brief.price)
      ? { price: { x: area.x + area.width - size, y: stage.y, width: size, height: size } }
      : {}),
    beside: false,
  };
}

/** Where a pile of so many slabs, so far apart, stands. */
export function pileGround(kit: Kit, count: number, gap: number): PileGround {
  const { area, margin, shape, floor } = kit.frame;
  if (kit.product && (shape === 'square' || shape === 'portrait')) return onWideSlabs(kit, count, gap);
  if (kit.product && shape === 'tall' && !belowWords(kit)) return inTheMiddle(kit, count, gap);
  const { copy, beside } = wordsAndPicture(kit, { wide: 0.42, banner: 0.42, upright: 0.28, tall: 0.36, tower: 0.3 });
  const [half] = splitColumns(area, 0.42, margin);
  const lead = kit.product ? copy : beside ? half : { ...area, height: area.height * 0.36 };
  const pile: Rect = beside
    ? {
        x: lead.x + lead.width + margin * 0.8,
        y: area.y,
        width: area.x + area.width - lead.x - lead.width - margin * 0.8,
        height: area.height,
      }
    : {
        ...area,
        y: lead.y + lead.height + margin * 0.6,
        height: area.y + area.height - lead.y - lead.height - margin * 0.6,
      };
  const onTop = kit.product !== undefined && shape !== 'banner' && !belowWords(kit);
  // In a small frame the slabs need more of it to be read.
  const small = pile.height < floor * 24;
  const share = !onTop ? 1 : small ? 0.64 : 0.46;
  const tallest = pile.width * (small ? 0.4 : 0.3);
  const height = Math.min((pile.height * share) / Math.max(1, count) - gap, tallest);
  if (!onTop) return { lead, pile, height, beside };
  const top = pile.y + pile.height - count * (height + gap);
  const size = Math.min(pile.width * 0.3, height * 1.5, pile.height * 0.4);
  const price = isShort(kit.input.brief.price) && count > 0 && size > floor * 4.6;
  return {
    lead,
    pile,
    height,
    stage: { ...pile, height: top - pile.y + margin * 0.1 },
    ...(price
      ? {
          price: { x: pile.x + pile.width - size, y: Math.max(area.y, top - size), width: size, height: size },
        }
      : {}),
    beside,
  };
}
