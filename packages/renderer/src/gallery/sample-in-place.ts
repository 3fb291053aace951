import { readFile } from 'node:fs/promises';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { placePicture } from '@adwright/places/pictures.ts';
import { placeOf } from '@adwright/places/places.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { readHints } from '../read-hints.ts';
import { keepShot, sampleFile, sampleShot } from './sample-shots.ts';

const frame = { width: 1080, height: 1350 };

/** Where somebody would photograph it. */
const homes: Partial<Record<SampleProductId, string>> = {
  'serum-bottle': 'bath-terrazzo',
  'soda-can': 'garden-teak',
  candle: 'oak-evening',
  mug: 'kitchen-marble',
  watch: 'slate-wet',
  headphones: 'oak-evening',
  sneaker: 'podium-arch',
  perfume: 'podium-arch',
  'cream-jar': 'bath-terrazzo',
  speaker: 'dune-gold',
  thermos: 'kitchen-marble',
};

const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;

async function canvasOf(bytes: Uint8Array): Promise<CanvasRenderingContext2D> {
  const picture = await loadImage(bytes);
  const context = makeCanvas(picture.width, picture.height);
  context.drawImage(picture as unknown as CanvasImageSource, 0, 0);
  return context;
}

/** A photograph of a sample product in one of our places, as image ads take it; its old scene where it has no place. */
export async function sampleInPlace(id: SampleProductId): Promise<AdImage> {
  const shot = await sampleShot(id, 'cutout');
  const place = placeOf(homes[id] ?? '');
  const cutout = cutoutOf(await canvasOf(sampleFile(shot.asset.src)));
  if (!place || !cutout) return sampleShot(id, 'scene');
  const open = async (kind: 'plate' | 'shade') => (await canvasOf(await readFile(placePicture(place.id, kind)))).canvas;
  const canvas = makeCanvas(frame.width, frame.height);
  const placing = { x: 0, y: 0, scale: 0.88 };
  const pictures = { plate: await open('plate'), shade: await open('shade') };
  const at = drawProductPlace(canvas, frame, { place, pictures, cutout, placing }, makeCanvas);
  const body = await (canvas.canvas as unknown as ReturnType<typeof createCanvas>).encode('jpeg', 92);
  const name = `${id}-in-place`;
  keepShot(name, body);
  const subject = {
    x: at.x / frame.width,
    y: at.y / frame.height,
    width: at.width / frame.width,
    height: at.height / frame.height,
  };
  return { id: name, asset: { kind: 'image', src: name, ...frame, subject, ...(await readHints(body, false)) } };
}
