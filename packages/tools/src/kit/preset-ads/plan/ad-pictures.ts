import type { AdImage } from '@adwright/studio/template-input.ts';
import type { PictureHints } from '@adwright/studio/picture-hints.ts';

/** What has to be known of a picture before an ad can be laid out with it. */
export type PictureFacts = {
  /** Where it is found: a picture's own name, or that of a copy made for drawing. */
  readonly ref: string;
  readonly width: number;
  readonly height: number;
  /** It has a transparent ground. */
  readonly cutout: boolean;
  readonly hints?: PictureHints;
};

export type AdPictures = {
  readonly images: readonly AdImage[];
  readonly photos: readonly AdImage[];
  readonly logos: readonly AdImage[];
};

/** Cut-outs show the product, whole photographs its world; without a cut-out a photograph stands in for it. */
export function adPictures(pictures: readonly PictureFacts[], logo: PictureFacts | null): AdPictures {
  const named = pictures.map((facts, index) => ({ facts, image: imageOf(`picture-${index + 1}`, facts) }));
  const cutouts = named.filter(({ facts }) => facts.cutout).map(({ image }) => image);
  const photos = named.filter(({ facts }) => !facts.cutout).map(({ image }) => image);
  return {
    images: cutouts.length > 0 ? cutouts : photos,
    photos,
    logos: logo ? [imageOf('logo', logo)] : [],
  };
}

/** How creatives name a picture. */
export function sourceOf(ref: string): string {
  return ref.startsWith('sample:') ? ref : `asset:${ref}`;
}

function imageOf(id: string, { ref, width, height, cutout, hints }: PictureFacts): AdImage {
  return { id, asset: { kind: 'image', src: sourceOf(ref), width, height, ...(cutout && { cutout }), ...hints } };
}
