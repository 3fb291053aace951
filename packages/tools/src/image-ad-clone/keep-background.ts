import { AppError } from '@adwright/contract/errors.ts';
import type { CloneAnalysis } from '@adwright/contract/image-ad-clone.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { AdImage } from '@adwright/studio/template.ts';
import sharp from 'sharp';
import type { ToolContext } from '../tool.ts';

/** Beyond this the painter sees no more, and the file only grows. */
const longest = 1920;

export type KeptBackground = { readonly image: AdImage; readonly src: string; readonly bytes: Uint8Array };

/** The reference's own ground, with its words, buttons, names and product painted over. */
export async function keepBackground(
  context: ToolContext,
  { boxes }: CloneAnalysis,
  bytes: Uint8Array,
): Promise<KeptBackground> {
  const gone = boxes.filter(({ role }) => role !== 'panel' && role !== 'photo').map((box) => withRim(box));
  const erased = await context.pictures.erase(bytes, gone, { signal: context.signal });
  const { data, info } = await sharp(erased.bytes)
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  const { width, height } = info;
  const id = await context.saveAsset({ name: 'background.webp', mime: 'image/webp', body: data, width, height });
  const src = `asset:${id}`;
  return { image: { id: 'kept-background', asset: { kind: 'image', src, width, height } }, src, bytes: data };
}

/** Shadows and the soft edges of letters go along. */
function withRim({ x, y, width, height }: Box): Box {
  const rim = 4 + 0.06 * Math.min(width, height);
  return { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim };
}
