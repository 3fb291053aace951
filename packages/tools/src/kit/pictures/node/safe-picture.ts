import { AppError } from '@adwright/contract/errors.ts';
import { openPicture, PictureProblem } from '@adwright/vision/picture/decode.ts';
import sharp from 'sharp';

/** Kinds of colours that every reader after this one understands as they are. */
const plainColours = new Set(['srgb', 'b-w']);

/**
 * A person's picture as every tool may trust it: it decodes to its end, has no more pixels than we draw, stands upright, is
 * one frame, and its colours are eight bits of sRGB. Without it a photograph lying on its side, a printer's colours or
 * half a file would go wrong somewhere else in each tool.
 */
export async function safePicture(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { picture } = await openPicture(bytes);
    const { pages = 1, orientation = 1, space, depth } = await sharp(bytes).metadata();
    if (pages === 1 && orientation === 1 && plainColours.has(space) && depth === 'uchar') {
      // Half a file has a whole header: only reading all of it tells.
      await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer();
      return bytes;
    }
    return await picture.png({ compressionLevel: 3 }).toBuffer();
  } catch (error) {
    const code = error instanceof PictureProblem ? error.code : 'wrong_file_kind';
    throw new AppError(code, {}, [], { cause: error });
  }
}
