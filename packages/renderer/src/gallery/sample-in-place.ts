import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { placePicture } from '@adwright/places/pictures.ts';
import { placeOf } from '@adwright/places/places.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { readHints } from '../read-hints.ts';
import { keepShot, sampleFile, sampleShot } from './sample-shots.ts';

const frame = { width: 1080, height: 1350 };

/** Where somebody would photograph it. */
const homes: Partial<Record<SampleProductId, readonly string[]>> = {
  'serum-bottle': ['bath-terrazzo', 'podium-arch', 'slate-wet'],
  'soda-can': ['garden-teak', 'kitchen-marble', 'podium-arch'],
  candle: ['oak-evening', 'slate-wet', 'festive-table'],
  mug: ['kitchen-marble', 'garden-teak', 'oak-evening'],
  watch: ['slate-wet', 'oak-evening', 'podium-arch'],
  headphones: ['oak-evening', 'podium-arch', 'desk-day'],
  sneaker: ['podium-arch', 'gym-day', 'sweep-sand'],
  'desk-lamp': ['desk-evening', 'library-evening', 'desk-day'],
  perfume: ['podium-arch', 'slate-wet', 'bath-terrazzo'],
  'cream-jar': ['bath-terrazzo', 'slate-wet', 'podium-arch'],
  chair: ['sweep-sand', 'sweep-white'],
  speaker: ['living-day', 'oak-evening', 'garden-teak'],
  thermos: ['kitchen-marble', 'garden-teak', 'dune-gold'],
};

const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;

async function canvasOf(bytes: Uint8Array): Promise<CanvasRenderingContext2D> {
  const picture = await loadImage(bytes);
  const context = makeCanvas(picture.width, picture.height);
  context.drawImage(picture as unknown as CanvasImageSource, 0, 0);
  return context;
}

/** Photographs of a sample product in our places, as ads take them; its old scene where it has no place. */
export async function sampleInPlaces(id: SampleProductId): Promise<AdImage[]> {
  const { asset } = await sampleShot(id, 'cutout');
  const cutout = cutoutOf(await canvasOf(sampleFile(asset.src)));
  const places = (homes[id] ?? []).map(placeOf).filter((place) => place !== undefined);
  if (!cutout || places.length === 0) return [await sampleShot(id, 'scene')];
  return Promise.all(places.map((place) => photographIn(id, cutout, place)));
}

async function photographIn(id: SampleProductId, cutout: Cutout, place: Place): Promise<AdImage> {
  const open = async (kind: 'plate' | 'shade') => (await canvasOf(await readFile(placePicture(place.id, kind)))).canvas;
  const canvas = makeCanvas(frame.width, frame.height);
  const placing = { x: 0, y: 0, scale: 0.88 };
  const pictures = { plate: await open('plate'), shade: await open('shade') };
  const at = drawProductPlace(canvas, frame, { place, pictures, cutout, placing }, makeCanvas);
  const body = await (canvas.canvas as unknown as Canvas).encode('jpeg', 92);
  const name = `${id}-in-${place.id}`;
  keepShot(name, body);
  const subject = {
    x: at.x / frame.width,
    y: at.y / frame.height,
    width: at.width / frame.width,
    height: at.height / frame.height,
  };
  return { id: name, asset: { kind: 'image', src: name, ...frame, subject, ...(await readHints(body, false)) } };
}
