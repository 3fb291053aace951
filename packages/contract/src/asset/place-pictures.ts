/** Where the pictures of places are served, the same for everybody. */
export const placePicturesPath = '/place-pictures/';

export function placePicturePath(id: string, kind: 'plate' | 'shade' | 'small'): string {
  return `${placePicturesPath}${kind === 'plate' ? id : `${id}-${kind}`}.webp`;
}
