import type { Color } from '@adwright/studio/creative/paint.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { printScale } from '../../places/plan/photograph.ts';

/** The product's pictures, ready to be laid out. */
export type AdPictures = {
  readonly images: readonly AdImage[];
  readonly photos: readonly AdImage[];
  readonly logo: AdImage | undefined;
  /** Of the product itself, the most typical first; none where it was not cut out. */
  readonly colours: readonly Color[];
  /** Nothing that could be a product was found: the photograph is shown as it is. */
  readonly notFound?: boolean;
};

export const noPictures: AdPictures = { images: [], photos: [], logo: undefined, colours: [] };

/** No template shows more; every further one would only be decoded for nothing. */
export const mostPictures = 6;

/** The longer side a cut-out is kept at: what any screen shows, and what a poster can be printed from. */
export const keptSide = { screen: 1800, print: 4096 } as const;

/** How large a product is photographed in a place for ads whose cut-outs are kept at that side. */
export function photographScale(longestSide: number): number {
  return longestSide > keptSide.screen ? printScale : 1;
}

/** How creatives name a picture. */
export function sourceOf(ref: string): string {
  return ref.startsWith('sample:') ? ref : `asset:${ref}`;
}
