import type { Box } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import type { ToolContext } from '../../tool.ts';
import type { Size } from '../plan/boxes.ts';
import { edgeColour } from '../plan/edge-colour.ts';
import type { Seen } from '../plan/seen.ts';

/** Textures read like words now and then; real ones are surer and larger. */
const believed = { confidence: 0.62, height: 0.014 };

/** Faces, words and the edge of a picture. */
export async function lookAt(
  picture: Buffer,
  size: Size,
  language: string,
  { pictures, signal }: ToolContext,
): Promise<Seen> {
  const faces = await pictures.findFaces(picture, { signal });
  const read = await pictures.read(picture, { languages: [language] }, { signal });
  const small = await sharp(picture)
    .resize(96, 96, { fit: 'inside' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = read.lines.filter(
    ({ text, confidence, box }) =>
      confidence >= believed.confidence && box.height >= believed.height * size.height && /[\p{L}\p{N}]{2}/u.test(text),
  );
  return {
    ...size,
    faces: faces.slice(0, 50).map(({ box }) => padded(box, 0.25, size)),
    text: lines.slice(0, 300).map(({ box }) => padded(box, 0.35, size)),
    edge: edgeColour(small.data, small.info.width, small.info.height),
    layers: null,
  };
}

/** With some room: hair belongs to a face, and words need air. */
function padded({ x, y, width, height }: Box, part: number, size: Size): Box {
  const by = part * Math.min(width, height);
  const [left, top] = [Math.max(0, x - by), Math.max(0, y - by)];
  return {
    x: left,
    y: top,
    width: Math.min(size.width, x + width + by) - left,
    height: Math.min(size.height, y + height + by) - top,
  };
}
