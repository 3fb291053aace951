/** What a part of an ad that carries words can be, the loudest first. */
export const cloneWordRoles = [
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
] as const;

/** What one without words can be. A logo may be either. */
export const cloneShapeRoles = ['product', 'photo', 'panel', 'logo'] as const;
