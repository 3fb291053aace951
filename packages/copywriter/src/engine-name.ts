/** Shown beside every text, so that people know what wrote it. */
export const engineName = 'copywriter';
