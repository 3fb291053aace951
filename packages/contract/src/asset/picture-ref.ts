import { z } from 'zod';

const samplePattern = /^sample:([a-z-]{1,40}):(cutout|scene)$/;

/** A picture a tool works on: a file of the person's own by its id, or one of the product's samples. */
export const PictureRef = z.union([z.uuid(), z.string().regex(samplePattern)]);
export type PictureRef = z.infer<typeof PictureRef>;

export const samplePicturesPath = '/sample-pictures/';

export function isSamplePicture(ref: string): boolean {
  return samplePattern.test(ref);
}

/** Where a sample's picture is served, the same for everybody. */
export function samplePicturePath(ref: string): string {
  const [, id, shot] = samplePattern.exec(ref) ?? [];
  return `${samplePicturesPath}${id}-${shot}.webp`;
}

/** The same, as large as a tile in which one is chosen. */
export function smallSamplePath(ref: string): string {
  return samplePicturePath(ref).replace(samplePicturesPath, `${samplePicturesPath}small/`);
}
