import type { ShownProduct } from '@adwright/contract/project/avatar-video.ts';
import { schemeOf } from '@adwright/studio/brand/scheme.ts';
import type { Brand } from '@adwright/studio/creative/brand.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { boxOf, free, rectBlock } from '@adwright/studio/templates/kit/blocks.ts';
import type { Frame } from '../../kit/film/plan/ratios.ts';
import { counterOf, shadowOf } from './product-counter.ts';
import { counterDepth, type Layout, type Rect } from './product-layout.ts';
import { isWordless, wordsOf } from './product-words.ts';

type Size = { readonly width: number; readonly height: number };

/** The product: cut out, or photographed in the room where the presenter stands. */
export type ProductPicture = Size & { readonly kind: 'cutout' | 'photograph' };

/** How the film names the product's picture. */
export const productSource = 'film:product';

type Front = { readonly layers: readonly Layer[]; readonly assets: Creative['assets'] };

type Seen = { readonly frame: Frame; readonly brand: Brand };

/** The product, its name, its price and what to do, in front of whoever speaks about it. */
export function productFront(
  product: ShownProduct,
  { kind, ...size }: ProductPicture,
  layout: Layout,
  seen: Seen,
): Front {
  return {
    layers: kind === 'photograph' ? photographed(product, layout, seen) : stood(product, size, layout, seen),
    assets: { product: { kind: 'image', src: productSource, ...size } },
  };
}

const picture = { kind: 'image', id: 'product', slot: 'product', asset: 'product' } as const;

/** The photograph fills its part of the film, and words lie on a card over it. */
function photographed(product: ShownProduct, { card, words }: Layout, { frame, brand }: Seen): Layer[] {
  const unit = Math.min(frame.width, frame.height);
  const photo: Layer = { ...picture, box: boxOf(card), fit: 'cover' };
  if (isWordless(product)) return [photo];
  return [photo, wordsOf(product, words, { unit, brand, align: 'start', onCard: true })];
}

/** Cut out, it stands on a card or on a counter. */
function stood(product: ShownProduct, size: Size, layout: Layout, { frame, brand }: Seen): Layer[] {
  const { card, counter, words } = layout;
  const foot = card.width === frame.width;
  const unit = Math.min(frame.width, frame.height);
  const room =
    foot && isWordless(product) ? { ...layout.picture, x: (frame.width - layout.picture.width) / 2 } : layout.picture;
  const standing = standingIn(room, size);
  // There from the first frame, which feeds show before they play: an empty card with a shadow would sell nothing.
  const shown: Layer = { ...picture, box: boxOf(room), fit: 'contain', anchor: { x: 0.5, y: 1 } };
  const paper = rectBlock(
    'card-paper',
    { x: 0, y: 0, width: card.width, height: card.height },
    schemeOf(brand, 'paper').ground,
    { ...(!foot && { radius: unit * 0.035 }) },
  );
  const within = { ...standing, x: standing.x - card.x, y: standing.y - card.y };
  const ground = free('card', counter === null ? [paper, shadowOf('card-shadow', within)] : [paper], {
    box: boxOf(card),
  });
  const below =
    counter === null
      ? []
      : [
          counterOf({ ...card, y: counter, height: frame.height - counter }, frame.height * counterDepth, brand),
          shadowOf('shadow', standing),
        ];
  return [ground, ...below, shown, wordsOf(product, words, { unit, brand, align: foot ? 'start' : 'center' })];
}

/** Where a picture that stands on the foot of its box really is. */
function standingIn({ x, y, width, height }: Rect, size: Size): Rect {
  const scale = Math.min(width / size.width, height / size.height);
  const [across, down] = [size.width * scale, size.height * scale];
  return { x: x + (width - across) / 2, y: y + height - down, width: across, height: down };
}
