import type { Box, CutOutResult } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import type { ToolContext } from '../../tool.ts';
import { type Size, wholeBox } from '../plan/boxes.ts';
import { smoothGround } from '../plan/smooth-ground.ts';

/** Nothing so small or so large is the subject of a picture. */
const coverage = { least: 0.02, most: 0.62 };
const working = 1400;

export type Layers = {
  readonly subject: Buffer;
  readonly ground: Buffer;
  /** Where the subject stood in the picture. */
  readonly box: Box;
  /** It brings its own soft edge and shadow along. */
  readonly soft: boolean;
};

type Raw = { readonly bytes: Buffer } & Size;

/** The subject on its own and the ground without it; null when nothing stands out, or it runs out of the picture. */
export async function cutLayers(
  picture: Buffer,
  size: Size,
  even: boolean,
  { pictures, signal }: ToolContext,
): Promise<Layers | null> {
  const { data, info } = await sharp(picture)
    .resize(working, working, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const small = { bytes: data, width: info.width, height: info.height };
  const cut = await pictures.cutOut(data, { signal });
  const found = cut.subject;
  if (found === null || cut.coverage < coverage.least || cut.coverage > coverage.most) return null;
  const right = found.x + found.width >= small.width - 1;
  const bottom = found.y + found.height >= small.height - 1;
  if (found.x <= 1 || found.y <= 1 || right || bottom) return null;
  const scale = size.width / small.width;
  const layers = even ? await softLayers(small, found) : await cutOnes(small, cut, found, { pictures, signal });
  const { x, y, width, height } = layers.box;
  return { ...layers, box: { x: x * scale, y: y * scale, width: width * scale, height: height * scale } };
}

/** Before an even wall the true pixels around the subject blend in by themselves, handles, hairs and shadows included. */
async function softLayers(small: Raw, found: Box): Promise<Layers> {
  const [aside, below] = [0.16 * found.width, 0.2 * found.height];
  const pad = Math.max(8, aside);
  const wish = {
    x: found.x - pad,
    y: found.y - pad * 0.7,
    width: found.width + 2 * pad,
    height: found.height + pad * 0.7 + Math.max(8, below),
  };
  const [x, y] = [Math.max(0, wish.x), Math.max(0, wish.y)];
  const box = wholeBox(
    {
      x,
      y,
      width: Math.min(small.width, wish.x + wish.width) - x,
      height: Math.min(small.height, wish.y + wish.height) - y,
    },
    small,
  );
  const rgb = await sharp(small.bytes)
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .raw()
    .toBuffer();
  const rgba = Buffer.alloc(box.width * box.height * 4);
  const reach = {
    left: found.x - box.x,
    top: found.y - box.y,
    right: box.x + box.width - found.x - found.width,
    bottom: box.y + box.height - found.y - found.height,
  };
  for (let i = 0; i < box.width * box.height; i += 1) {
    const [px, py] = [i % box.width, Math.floor(i / box.width)];
    const across = Math.min(px / Math.max(1, reach.left), (box.width - 1 - px) / Math.max(1, reach.right));
    const down = Math.min(py / Math.max(1, reach.top), (box.height - 1 - py) / Math.max(1, reach.bottom));
    rgba.set(rgb.subarray(i * 3, i * 3 + 3), i * 4);
    rgba[i * 4 + 3] = Math.round(255 * eased(across) * eased(down));
  }
  const whole = await sharp(small.bytes).raw().toBuffer();
  const ground = smoothGround(whole, small.width, small.height);
  return {
    subject: await sharp(rgba, { raw: { width: box.width, height: box.height, channels: 4 } })
      .png()
      .toBuffer(),
    ground: await sharp(ground, { raw: { width: small.width, height: small.height, channels: 3 } })
      .jpeg({ quality: 95 })
      .toBuffer(),
    box,
    soft: true,
  };
}

function eased(part: number): number {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
}

/** Before a busy ground it is cut out, and what could be behind it is painted. */
async function cutOnes(
  { bytes, width, height }: Raw,
  cut: CutOutResult,
  box: Box,
  { pictures, signal }: Pick<ToolContext, 'pictures' | 'signal'>,
): Promise<Layers> {
  const alpha = await sharp(cut.picture.bytes).extractChannel('alpha').raw().toBuffer();
  const grown = await sharp(alpha, { raw: { width, height, channels: 1 } })
    .blur(Math.max(3, Math.max(width, height) / 60))
    .threshold(6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mask = Uint8Array.from({ length: width * height }, (_, i) => grown.data[i * grown.info.channels] ?? 0);
  const erased = await pictures.erase(bytes, { width, height, data: mask }, { signal });
  const soften = Math.max(1, Math.min(width, height) / 110);
  return {
    subject: await sharp(cut.picture.bytes)
      .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
      .png()
      .toBuffer(),
    // Out of focus, as grounds are: what was painted in does not catch the eye.
    ground: await sharp(erased.bytes).removeAlpha().blur(soften).jpeg({ quality: 92 }).toBuffer(),
    box,
    soft: false,
  };
}
