import type { markets } from './markets.ts';

export const picturesFolder = new URL('../pictures/', import.meta.url);

export function dataFile(locale: (typeof markets)[number]['locale']): URL {
  return new URL(`../data/${locale}.json`, import.meta.url);
}

/** What each picture looks like, by the ad's key. */
export const looksFile = new URL('../data/looks.json', import.meta.url);
