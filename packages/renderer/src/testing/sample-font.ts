import { createRequire } from 'node:module';

/** A font as people upload one: a WOFF2 of one weight with Latin letters. */
export const sampleFont: string = createRequire(import.meta.url).resolve(
  '@fontsource/anton/files/anton-latin-400-normal.woff2',
);
