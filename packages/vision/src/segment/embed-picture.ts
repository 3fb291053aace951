import type { Sharp } from 'sharp';
import { decodeRgb } from '../picture/decode.ts';
import { embed, type Embedding, segmentSide } from './sam2.ts';

export async function embedPicture(picture: Sharp): Promise<Embedding> {
  return embed((await decodeRgb(picture, { width: segmentSide, height: segmentSide })).data);
}
