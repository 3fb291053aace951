import { readFile } from 'node:fs/promises';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { placePicture } from '@adwright/places/pictures.ts';
import { placeOf } from '@adwright/places/places.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { dimGround } from '@adwright/scenery/clip/dim-place.ts';
import { duskColor, duskOn } from '@adwright/scenery/clip/dusk-on.ts';
import { planeIn } from '@adwright/scenery/clip/place-plane.ts';
import { drawProductPlace, standInPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { Place } from '@adwright/scenery/place/place.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { readHints } from '../read-hints.ts';
import { keepShot, sampleFile, sampleShot } from './sample-shots.ts';

const frame = { width: 1080, height: 1350 };

/** Where somebody would photograph it, in light without a strong colour: products keep their own here. */
const homes: Partial<Record<SampleProductId, readonly string[]>> = {
  'serum-bottle': ['bath-terrazzo', 'podium-arch', 'slate-wet'],
  'soda-can': ['garden-teak', 'kitchen-marble', 'podium-arch'],
  candle: ['living-day', 'slate-wet', 'bath-blush'],
  mug: ['kitchen-marble', 'garden-teak', 'living-day'],
  watch: ['slate-wet', 'desk-day', 'podium-arch'],
  headphones: ['living-day', 'podium-arch', 'desk-day'],
  sneaker: ['podium-arch', 'gym-day', 'sweep-sand'],
  'desk-lamp': ['desk-day', 'living-day', 'sweep-sand'],
  perfume: ['podium-arch', 'slate-wet', 'bath-terrazzo'],
  'cream-jar': ['bath-terrazzo', 'slate-wet', 'podium-arch'],
  chair: ['sweep-sand', 'sweep-white'],
  speaker: ['living-day', 'shelf-oak', 'garden-teak'],
  thermos: ['kitchen-marble', 'garden-teak', 'gym-day'],
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
  const [canvas, ground] = [makeCanvas(frame.width, frame.height), makeCanvas(frame.width, frame.height)];
  const placing = { x: 0, y: 0, scale: 0.88 };
  const pictures = { plate: await open('plate'), shade: await open('shade') };
  const order = { place, pictures, cutout, placing };
  const at = drawProductPlace(canvas, frame, order, makeCanvas, ground);
  const name = `${id}-in-${place.id}`;
  const standpoint = standInPlace(frame, order);
  const plane = planeIn(place, standpoint.view, frame, { x: at.x + at.width / 2, y: at.y + at.height });
  const subject = {
    x: at.x / frame.width,
    y: at.y / frame.height,
    width: at.width / frame.width,
    height: at.height / frame.height,
  };
  const taken = await keptAs(name, canvas);
  const light = {
    dim: await keptAs(`${name}-dim`, dimGround(frame, order, standpoint, makeCanvas)),
    dusk: await duskOf(`${name}-dusk`, cutout),
  };
  const kept = { ground: await keptAs(`${name}-ground`, ground), plane, light };
  return { id: name, asset: { ...taken, subject }, place: kept };
}

async function duskOf(name: string, { source, width, height }: Cutout): Promise<AdImage['asset']> {
  const product = makeCanvas(width, height);
  product.drawImage(source, 0, 0);
  keepShot(name, await (duskOn(product, duskColor, makeCanvas).canvas as unknown as Canvas).encode('png'));
  return { kind: 'image', src: name, width, height, cutout: true };
}

async function keptAs(name: string, { canvas }: CanvasRenderingContext2D): Promise<AdImage['asset']> {
  const body = await (canvas as unknown as Canvas).encode('jpeg', 92);
  keepShot(name, body);
  return { kind: 'image', src: name, ...frame, ...(await readHints(body, false)) };
}
