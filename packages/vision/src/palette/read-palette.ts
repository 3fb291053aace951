import type { PaletteColour } from '@adwright/domain/engines/pictures.ts';
import { decodeRgba, fitInside, openPicture } from '../picture/decode.ts';
import { findPalette } from '../pure/find-palette.ts';

export async function readPalette(bytes: Uint8Array): Promise<PaletteColour[]> {
  const { picture, width, height } = await openPicture(bytes);
  const { data } = await decodeRgba(picture, fitInside(width, height, 160));
  return findPalette(data);
}
