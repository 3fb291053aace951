/** The languages whose word endings Postgres knows, by its names for them. The embedded database has the same. */
export const dictionaries = [
  { language: 'en', config: 'english' },
  { language: 'de', config: 'german' },
  { language: 'fr', config: 'french' },
  { language: 'es', config: 'spanish' },
  { language: 'it', config: 'italian' },
  { language: 'pt', config: 'portuguese' },
  { language: 'nl', config: 'dutch' },
  { language: 'ru', config: 'russian' },
  { language: 'tr', config: 'turkish' },
  { language: 'id', config: 'indonesian' },
  { language: 'ar', config: 'arabic' },
] as const;
