import type { ImageLayer, Layer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import type { AdImage } from '../../template-input.ts';
import { boxOf, ellipseBlock, type Moves } from './blocks.ts';
import { spot } from './paints.ts';
import { focusHolding } from './focus-holding.ts';

/** Cut-outs stand on a soft shadow of their own; photographs are framed. */
export function productLayers(
  image: AdImage | undefined,
  region: Rect,
  options: { id?: string; anchor?: { x: number; y: number }; radius?: number } & Moves,
): Layer[] {
  if (!image) return [];
  const { id = 'product', anchor = { x: 0.5, y: 1 }, radius, motion, time } = options;
  const moving = { ...(motion ? { motion } : {}), ...(time ? { time } : {}) };
  if (!image.asset.cutout) {
    const place = radius === 0 ? region : uncut(image, region, anchor);
    const photo: ImageLayer = {
      kind: 'image',
      id,
      slot: 'product',
      asset: image.id,
      fit: 'cover',
      focus: focusHolding(image, place),
      box: boxOf(place),
      radius: radius ?? Math.min(place.width, place.height) * 0.06,
      ...moving,
    };
    return [photo];
  }
  const { width: w = 1, height: h = 1 } = image.asset;
  const scale = Math.min(region.width / w, region.height / h);
  const place = {
    x: region.x + (region.width - w * scale) * anchor.x,
    y: region.y + (region.height - h * scale) * anchor.y,
    width: w * scale,
    height: h * scale,
  };
  const entrance = motion?.find((move) => move.phase !== 'life' && move.phase === 'in');
  const ground = ellipseBlock(
    `${id}-shadow`,
    shadowUnder(place),
    spot([0, '#00000066'], [0.55, '#0000002e'], [1, '#00000000']),
    {
      slot: 'decor',
      ...(time ? { time } : {}),
      ...(entrance && entrance.phase !== 'life'
        ? { motion: [{ phase: 'in', effect: 'fade', delay: (entrance.delay ?? 0) + 0.15 }] }
        : {}),
    },
  );
  return [
    ground,
    { kind: 'image', id, slot: 'product', asset: image.id, fit: 'contain', box: boxOf(place), ...moving },
  ];
}

/** Where the soft shadow of a cut-out lies that stands there. */
export function shadowUnder({ x, y, width, height }: Rect): Rect {
  const depth = Math.min(width * 0.16, height * 0.1);
  return { x: x - width * 0.06, y: y + height - depth * 0.62, width: width * 1.12, height: depth };
}

/** Cut to a strip or a slit a photograph no longer shows what it was taken for: it stands narrower or lower instead. */
function uncut(
  { asset: { width: w = 1, height: h = 1 } }: AdImage,
  region: Rect,
  anchor: { x: number; y: number },
): Rect {
  const width = Math.min(region.width, region.height * (w / h) * 1.4);
  const height = Math.min(region.height, (region.width / (w / h)) * 1.25);
  return {
    x: region.x + (region.width - width) * anchor.x,
    y: region.y + (region.height - height) * anchor.y,
    width,
    height,
  };
}
