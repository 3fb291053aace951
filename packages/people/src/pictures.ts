export const peopleFolder = new URL('../pictures/', import.meta.url);

/** The person cut out, from the head to the waist, standing on the lower edge. */
export function personPicture(id: string, look: string): URL {
  return new URL(`${id}-${look}.webp`, peopleFolder);
}

/** 320 pixels wide, for a person among many. */
export function personSmall(id: string, look: string): URL {
  return new URL(`${id}-${look}-small.webp`, peopleFolder);
}

/** The 478 points of the face, each x, y and depth in the picture's pixels. */
export function personMesh(id: string, look: string): URL {
  return new URL(`${id}-${look}.json`, peopleFolder);
}
