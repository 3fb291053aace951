/** The product's name and the slug it takes in paths and feature names. Nothing else may spell either. */
export const brand = { name: 'Adwright', slug: 'adwright' } as const;
