import type { Pictures } from '../pictures.ts';

function never(): never {
  throw new Error('Pictures are not part of this test');
}

/** For tests in which nothing may look at a picture. */
export const noPictures: Pictures = {
  inspect: never,
  cutOut: never,
  selectPart: never,
  cutEngines: never,
  parsePeople: never,
  findFaces: never,
  trackFace: never,
  erase: never,
  enlarge: never,
  read: never,
  readLayout: never,
  readPalette: never,
  findCrop: never,
};
