import { showsPhotos } from './template-places.ts';

type Placing = {
  readonly hasPicture: boolean;
  /** Null where the ads are made from many. */
  readonly template: string | null;
  /** Nothing could be cut out of the product's picture. */
  readonly noCutout: boolean;
};

/** Why no ad is going to show the product in the place that was chosen for it; null where ads are. */
export function placeProblem({ hasPicture, template, noCutout }: Placing) {
  if (!hasPicture) return 'needsPicture';
  if (template !== null && !showsPhotos(template)) return 'noPhoto';
  return noCutout ? 'noCutout' : null;
}
