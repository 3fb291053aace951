import type { CloneRole } from '@adwright/contract/ads-image/image-ad-clone.ts';

/** Roles that carry words, the loudest first. */
export const wordRoles = [
  'headline',
  'subline',
  'body',
  'label',
  'cta',
  'badge',
  'price',
  'old_price',
  'fine_print',
  'logo',
] as const satisfies readonly CloneRole[];

export const shapeRoles = ['product', 'photo', 'panel', 'logo'] as const satisfies readonly CloneRole[];
