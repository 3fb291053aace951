import { ProductBackdrop, ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';

/** What the form holds: the input, with the picture still missing perhaps. */
export type ProductImageFields = Omit<ProductImageInput, 'picture'> & { readonly picture: string | null };

const usual: readonly ProductBackdrop[] = [{ kind: 'place', place: 'bath-terrazzo' }];

/** Of what was kept, what there still is: places are given up now and then. */
function stillThere(kept: readonly ProductBackdrop[]): ProductBackdrop[] {
  const known = kept.filter((backdrop) => ProductBackdrop.safeParse(backdrop).success);
  return kept.length > 0 && known.length === 0 ? [...usual] : known;
}

export function fieldsFrom(initial: Partial<ProductImageInput>): ProductImageFields {
  return {
    picture: null,
    title: '',
    sizes: [{ kind: 'square' }],
    placing: { x: 0, y: 0, scale: 1 },
    shadow: 1,
    light: null,
    match_light: false,
    height_cm: null,
    formats: ['png'],
    ...initial,
    backdrops: stillThere(initial.backdrops ?? usual),
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
