import { AppError } from '@adwright/contract/errors.ts';
import type { CloneAnalysis } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import sharp from 'sharp';
import type { ToolContext } from '../../tool.ts';
import { boxHole, grownHole, isBusyAround, type Pixels } from '../plan/holes.ts';
import { stretchSkin } from './stretch-skin.ts';

/** Beyond this nothing more is seen, and the file only grows. */
const longest = 1920;

export type KeptBackground = { readonly image: AdImage; readonly src: string; readonly bytes: Uint8Array };

/** The reference's own ground without its words, buttons, names and products: nothing of them may shine through. */
export async function keepBackground(
  context: ToolContext,
  analysis: CloneAnalysis,
  bytes: Uint8Array,
): Promise<KeptBackground> {
  const whole = await pixelsOf(bytes);
  const scale = whole.width / analysis.width;
  const scaled = (roles: (role: string) => boolean): Box[] =>
    analysis.boxes.filter(({ role }) => roles(role)).map((box) => withRim(box, scale));
  const words = scaled((role) => role !== 'panel' && role !== 'photo' && role !== 'product');
  const wordless = await withoutWords(context, whole, words);
  const products = scaled((role) => role === 'product');
  const empty = await withoutProducts(context, wordless, products);
  const { width, height } = empty;
  const body = await encoded(empty).webp({ quality: 90 }).toBuffer();
  const id = await context.saveAsset({ name: 'background.webp', mime: 'image/webp', body, width, height });
  const src = `asset:${id}`;
  return { image: { id: 'kept-background', asset: { kind: 'image', src, width, height } }, src, bytes: body };
}

/** On a calm ground its own colours close the hole without a trace; only a busy one has to be painted anew. */
async function withoutWords({ pictures, signal }: ToolContext, whole: Pixels, words: readonly Box[]): Promise<Pixels> {
  const busy = words.filter((box) => isBusyAround(whole, box));
  const calm = words.filter((box) => !busy.includes(box));
  const closed = calm.length > 0 ? await stretchSkin(whole, boxHole(whole, calm)) : whole;
  if (busy.length === 0) return closed;
  const { bytes } = await pictures.erase(await encoded(closed).png({ compressionLevel: 1 }).toBuffer(), busy, {
    signal,
  });
  return pixelsOf(bytes);
}

/** Painters invent things in so large a hole; a soft ground behind the new product does not catch the eye. */
async function withoutProducts(
  context: ToolContext,
  whole: Pixels,
  [main, ...others]: readonly Box[],
): Promise<Pixels> {
  if (!main) return whole;
  const hole = boxHole(whole, others);
  const shape = await shapeOf(context, whole, main);
  for (let i = 0; i < hole.length; i += 1) hole[i] = Math.max(hole[i] ?? 0, shape[i] ?? 0);
  return stretchSkin(whole, hole);
}

/** The product itself and its shadow, or all of its box where it does not stand out. */
async function shapeOf({ pictures, signal }: ToolContext, whole: Pixels, box: Box): Promise<Uint8Array> {
  const wide = inside(
    { x: box.x - box.width * 0.12, y: box.y - box.height * 0.12, width: box.width * 1.24, height: box.height * 1.24 },
    whole,
  );
  const part = { left: wide.x, top: wide.y, width: wide.width, height: wide.height };
  const cut = await pictures.cutOut(await encoded(whole).extract(part).png({ compressionLevel: 1 }).toBuffer(), {
    signal,
  });
  if (cut.subject === null || cut.coverage < 0.08 || cut.coverage > 0.85) return boxHole(whole, [box]);
  const alpha = await sharp(cut.picture.bytes).extractChannel('alpha').raw().toBuffer();
  const hole = new Uint8Array(whole.width * whole.height);
  for (let y = 0; y < part.height; y += 1)
    hole.set(alpha.subarray(y * part.width, (y + 1) * part.width), (part.top + y) * whole.width + part.left);
  return grownHole(hole, whole, Math.min(box.width, box.height));
}

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  return { width: info.width, height: info.height, data };
}

function encoded({ width, height, data }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Shadows and the soft edges of letters go along. */
function withRim({ x, y, width, height }: Box, scale: number): Box {
  const rim = 4 + 0.1 * Math.min(width, height);
  return {
    x: (x - rim) * scale,
    y: (y - rim) * scale,
    width: (width + 2 * rim) * scale,
    height: (height + 2 * rim) * scale,
  };
}

function inside(box: Box, { width, height }: Pixels): Box {
  const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}
