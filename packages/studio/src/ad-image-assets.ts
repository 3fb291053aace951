import type { AssetRef } from './creative/creative.ts';
import type { AdImage } from './template-input.ts';

/** What layers call the parts that a film makes of a photograph in a place. */
export const partId = (id: string, part: 'ground' | 'dim' | 'dusk'): string => `${id}-${part}`;

const parts = ['ground', 'dim', 'dusk'] as const;

/** All names by which layers may call a picture, its own first. */
export const namesOf = (id: string): string[] => [id, ...parts.map((part) => partId(id, part))];

/** All that layers may name of some pictures. */
export function assetsOfImages(images: readonly AdImage[]): Record<string, AssetRef> {
  return Object.fromEntries(
    images.flatMap(({ id, asset, place }): [string, AssetRef][] => {
      const made = { ground: place?.ground, ...place?.light };
      const own = parts.flatMap((part): [string, AssetRef][] => (made[part] ? [[partId(id, part), made[part]]] : []));
      return [[id, asset], ...own];
    }),
  );
}
