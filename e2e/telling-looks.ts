/** Long words, from the right, long words in other letters, and no spaces at all. */
export const farLanguages = ['de', 'ar', 'ru', 'ja'] as const;

/** A small phone, a usual one, and a desk. */
export const tellingWidths = [320, 390, 1440] as const;
