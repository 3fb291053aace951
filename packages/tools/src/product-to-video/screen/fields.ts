import { type ProductMove, ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';

/** What stands in the form's fields: the input, with the pictures still missing perhaps. */
export type ClipFields = ProductVideoInput;

/** Shown until the person has brought pictures of their own. */
export const standInPicture = 'sample:serum-bottle:cutout';

export function fieldsFrom(initial: Partial<ProductVideoInput>, language: LocaleCode): ClipFields {
  const usual = ProductVideoInput.parse({ pictures: [standInPicture], music: 'slow-gold', language });
  const whole = ProductVideoInput.safeParse({ ...usual, ...initial, pictures: initial.pictures ?? [standInPicture] });
  const known = whole.success ? whole.data : usual;
  return {
    ...known,
    pictures: initial.pictures ?? [],
    language: isLocaleCode(initial.language) ? initial.language : language,
  };
}

/** The price reveal comes in and goes with the price. */
export function withPrice(fields: ClipFields, price: string): Partial<ClipFields> {
  const moves = fields.moves.filter((move) => move !== 'price');
  if (price.trim() === '') return { price, moves };
  return { price, moves: fields.moves.includes('price') ? fields.moves : [...moves.slice(0, 3), 'price'] };
}

const mostMoves = 4;

export const canAdd = (moves: readonly ProductMove[]): boolean => moves.length < mostMoves;

/** Chosen shots keep the order they were chosen in; a price is said last. Where all have been chosen, nothing is added. */
export function withMove(moves: readonly ProductMove[], move: ProductMove): ProductMove[] {
  if (moves.includes(move)) return moves.filter((one) => one !== move);
  if (!canAdd(moves)) return [...moves];
  const next = [...moves, move];
  return [...next.filter((one) => one !== 'price'), ...next.filter((one) => one === 'price')];
}

/** What belongs to one product: a preset, which serves the next one too, keeps the look and the sound. */
export const ofEach = ['pictures', 'title', 'price', 'cta', 'brand'] as const satisfies readonly (keyof ClipFields)[];
