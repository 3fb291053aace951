/** `small` is 320 × 800, or 400 × 640 of a wide one: the plate, and under it the shade, for a place among many. */
export type PlacePictureKind = 'plate' | 'shade' | 'small';

export const platesFolder = new URL('../plates/', import.meta.url);

export function placePicture(id: string, kind: PlacePictureKind): URL {
  return new URL(kind === 'plate' ? `${id}.webp` : `${id}-${kind}.webp`, platesFolder);
}
