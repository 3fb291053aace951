import type { Box, CropRequest } from '@adwright/domain/engines/pictures.ts';
import { decodeRgb, fitInside, openPicture } from '../picture/decode.ts';
import { addFaces, chooseCrop, interestOf } from '../pure/choose-crop.ts';

const side = 160;

export async function findCrop({ bytes, request }: { bytes: Uint8Array; request: CropRequest }): Promise<Box> {
  const { picture, width, height } = await openPicture(bytes);
  const small = await decodeRgb(picture, fitInside(width, height, side));
  const interest = interestOf(small.data, small.width, small.height);
  const scale = small.width / width;
  const faces = (request.faces ?? []).map((face) => ({
    x: face.x * scale,
    y: face.y * scale,
    width: face.width * scale,
    height: face.height * scale,
  }));
  if (faces.length > 0) addFaces(interest, faces);
  return chooseCrop(interest, request, { width, height });
}
