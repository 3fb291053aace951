import { type ProductBackdrop, ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';

/** What the form holds: the input, with the picture still missing perhaps. */
export type ProductImageFields = Omit<ProductImageInput, 'picture'> & { readonly picture: string | null };

export function fieldsFrom(initial: Partial<ProductImageInput>): ProductImageFields {
  return {
    picture: null,
    title: '',
    backdrops: [{ kind: 'place', place: 'bath-terrazzo' }],
    sizes: [{ kind: 'square' }],
    placing: { x: 0, y: 0, scale: 1 },
    shadow: 1,
    light: null,
    match_light: false,
    height_cm: null,
    formats: ['png'],
    ...initial,
  };
}

export function parseFields(fields: ProductImageFields) {
  return ProductImageInput.safeParse(fields);
}

/** The same whatever order its fields are in. */
export function sameBackdrop(one: ProductBackdrop, other: ProductBackdrop): boolean {
  if (one.kind === 'scene' && other.kind === 'scene') return one.scene === other.scene;
  return one.kind === other.kind && JSON.stringify(one) === JSON.stringify(other);
}

export function isOnlyWhite({ sizes }: Pick<ProductImageFields, 'sizes'>): boolean {
  return sizes.length > 0 && sizes.every(({ kind }) => kind === 'marketplace');
}
