import { ProductVideoInput } from '@adwright/contract/ads-video/product-video.ts';
import { placeOf } from '@adwright/places/places.ts';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { compareProduct } from '@adwright/scenery/compose/compare-product.ts';
import { type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { canvasOf, decodePixels, makeNodeCanvas } from '../../kit/cutout/node/node-canvas.ts';
import { clipOf } from './clip-of.ts';
import { coverIn } from './cover.ts';
import { paintPlates } from './plates.ts';
import { shapeOf, standOf } from './set.ts';

const frame = { width: 180, height: 320 };
const order = ProductVideoInput.parse({ pictures: ['sample:mug:cutout'], moves: ['light'] });
const place = placeOf(order.place);

const unboxed = ProductVideoInput.parse({ pictures: ['sample:mug:cutout'], moves: ['unboxing'], seconds: 5 });

const plain = (color: string): CanvasImageSource => {
  const made = makeNodeCanvas(80, 100);
  made.fillStyle = color;
  made.fillRect(0, 0, 80, 100);
  return made.canvas;
};
const pictures: PlacePictures = { plate: plain('#d8c8b0'), shade: plain('#584c40') };

let mug: Cutout;
/** The same with few pixels, for what does not depend on them. */
let small: Cutout;
let plates: Map<string, CanvasRenderingContext2D>;
beforeAll(async () => {
  const file = await readFile(samplePicture('mug', 'cutout'));
  const [whole, few] = [await decodePixels(file), await decodePixels(file, { width: 160, height: 160 })].map((pixels) =>
    cutoutOf(canvasOf(pixels)),
  );
  if (!whole || !few) throw new Error('The sample is empty.');
  [mug, small] = [whole, few];
  const views = [{ cutout: mug, photo: null }];
  plates = paintPlates({ order, frame, views, pictures, makeCanvas: makeNodeCanvas });
});

/** A frame of the clip at rest. */
function composed(...names: string[]): CanvasRenderingContext2D {
  const made = makeNodeCanvas(frame.width, frame.height);
  const at = standOf(frame, order.place, mug);
  for (const name of names) {
    const plate = plates.get(name)?.canvas;
    if (!plate) throw new Error(`${name} was not painted.`);
    if (name.startsWith('ground')) made.drawImage(plate, 0, 0);
    else made.drawImage(plate, at.x, at.y, at.width, at.height);
  }
  return made;
}

it('is the picture of the product in that place, taken apart', () => {
  if (!place) throw new Error('The usual place is gone.');
  const whole = makeNodeCanvas(frame.width, frame.height);
  const at = drawProductPlace(whole, frame, { place, pictures, cutout: mug }, makeNodeCanvas);
  expect(standOf(frame, order.place, mug)).toEqual(at);
  const still = composed('ground-0', 'view-0').getImageData(0, 0, frame.width, frame.height).data;
  const { data } = whole.getImageData(0, 0, frame.width, frame.height);
  let beside = 0;
  for (let index = 0; index < data.length; index += 4) {
    const [x, y] = [(index / 4) % frame.width, Math.floor(index / 4 / frame.width)];
    if (x >= at.x && x < at.x + at.width && y >= at.y && y < at.y + at.height) continue;
    beside = Math.max(beside, Math.abs((data[index] ?? 0) - (still[index] ?? 0)));
  }
  expect(beside).toBe(0);
});

it('leaves the solid pixels of the product as they are', () => {
  const view = plates.get('view-0');
  if (!view) throw new Error('The product was not painted.');
  const { width, height } = view.canvas;
  const { pixels, largest } = compareProduct(view, mug, { x: 0, y: 0, width, height }, makeNodeCanvas);
  expect(pixels).toBeGreaterThan(2000);
  expect(largest).toBe(0);
});

it('waits for the light in a place that nobody takes for a night, and that is brighter nowhere', () => {
  const [dim, lit] = ['ground-dim', 'ground-0'].map(
    (name) => composed(name).getImageData(0, 0, frame.width, frame.height).data,
  ) as [Uint8ClampedArray, Uint8ClampedArray];
  let [before, after, brighter] = [0, 0, 0];
  for (let index = 0; index < dim.length; index += 4) {
    before += dim[index] ?? 0;
    after += lit[index] ?? 0;
    brighter = Math.max(brighter, (dim[index] ?? 0) - (lit[index] ?? 0));
  }
  expect(before / after).toBeGreaterThan(0.7);
  expect(before / after).toBeLessThan(0.9);
  expect(brighter).toBeLessThan(16);
});

it.each(['living-day', 'round-plinth', 'photo'])('paints all that a full turn calls for: %s', (where) => {
  const around = ProductVideoInput.parse({ pictures: ['sample:mug:cutout'], moves: ['orbit'], place: where });
  const views = [{ cutout: mug, photo: null, turn: Array.from({ length: 24 }, () => mug) }];
  const small = { width: 72, height: 128 };
  const painted = paintPlates({ order: around, frame: small, views, pictures, makeCanvas: makeNodeCanvas });
  const { assets } = clipOf(around, '9:16', views.map(shapeOf), (name) => name);
  const missing = Object.values(assets).filter(({ kind, src }) => kind === 'image' && !painted.has(src));
  expect(missing).toEqual([]);
});

const paintUnboxing = (id: ProductVideoInput['place']): Map<string, CanvasRenderingContext2D> => {
  const views = [{ cutout: small, photo: null }];
  const made = paintPlates({ order: { ...unboxed, place: id }, frame, views, pictures, makeCanvas: makeNodeCanvas });
  const clip = clipOf({ ...unboxed, place: id }, '9:16', [shapeOf({ cutout: small })], (name) => name);
  expect(Object.keys(clip.assets).filter((name) => !made.has(name))).toEqual([]);
  return made;
};

it.each(['round-plinth', 'photo'] as const)('paints all that an unboxing in %s shows', (id) => {
  expect(paintUnboxing(id).size).toBeGreaterThan(12);
});

it('lights the box from where the light of its place comes, and puts it into the dark of its shadow', () => {
  const made = paintUnboxing(unboxed.place);
  const [closed, under, empty] = ['cover-0', 'ground-cover-0', 'ground'].map((name) => made.get(name)) as [
    CanvasRenderingContext2D,
    CanvasRenderingContext2D,
    CanvasRenderingContext2D,
  ];
  const { width, height } = closed.canvas;
  const row = closed.getImageData(0, Math.round(height * 0.85), width, 1).data;
  const red = (share: number): number => row[Math.round(width * share) * 4] ?? 0;
  const side = Math.sign((place?.key.to[0] ?? 0) * (small.light * (place?.key.to[0] ?? 0) < 0 ? -1 : 1));
  expect(side * (red(0.85) - red(0.15))).toBeGreaterThan(12);
  const box = coverIn(frame, unboxed.place, shapeOf({ cutout: small })).way[0]?.box;
  if (!box) throw new Error('There is no box.');
  const foot = [box.x + box.width / 2, box.y + box.height + 1].map(Math.round) as [number, number];
  const [dark, light] = [under, empty].map((ground) => ground.getImageData(...foot, 1, 1).data[0] ?? 0) as [
    number,
    number,
  ];
  expect(light - dark).toBeGreaterThan(15);
});
