/** Where the pictures of the built-in people are served, the same for everybody. */
export const peoplePicturesPath = '/people-pictures/';

/** The whole picture, a small one for lists, or the points of the face as JSON. */
export function personPicturePath(id: string, look: string, kind: 'whole' | 'small' | 'mesh' = 'whole'): string {
  const ending = { whole: '.webp', small: '-small.webp', mesh: '.json' }[kind];
  return `${peoplePicturesPath}${id}-${look}${ending}`;
}
