import { cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { shadowOf } from '@adwright/scenery/place/cast-blots.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { measureShadow, postThickness } from '@adwright/scenery/place/testing/measure-shadow.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { groundIn, viewOf } from '@adwright/scenery/place/frame-view.ts';
import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { placePicture } from './pictures.ts';
import { placeOf, places } from './places.ts';

const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(Math.max(1, width), Math.max(1, height)).getContext('2d') as unknown as CanvasRenderingContext2D;

function filled(width: number, height: number, color: string): CanvasRenderingContext2D {
  const made = makeCanvas(width, height);
  made.fillStyle = color;
  made.fillRect(0, 0, width, height);
  return made;
}

const frame = { width: 320, height: 400 };
const pictures = { plate: filled(40, 50, '#e0d8c8').canvas, shade: filled(40, 50, '#403020').canvas };
const post = cutoutOf(filled(60, 300, '#3366cc'));

/** Places of one set share its camera, and often its light: one of them speaks for all. */
const kinds = [...new Map(places.map((place) => [JSON.stringify([place.ground, place.key]), place])).values()];

it.each(kinds.map((place) => [place.id, place] as const))('%s: a shadow falls away from its light', (_id, place) => {
  if (!post) throw new Error('The post is empty.');
  const made = makeCanvas(frame.width, frame.height);
  const side = Math.sign(place.key.to[0]);
  // Small, and towards the light: its shadow ends within the picture, however low the light is.
  const placing = { x: side * 0.14, y: 0, scale: Math.min(0.4, place.key.to[2]) };
  // No surface ends or shines here, so that nothing but the light decides.
  const order = { place: { ...place, extent: null, surface: { roughness: 1, f0: 0 } }, pictures, placing };
  const at = drawProductPlace(made, frame, { ...order, cutout: post, light: side }, makeCanvas);
  const measured = measureShadow(place, made, at, false);
  const tip = shadowOf(0, measured.heightM, place.key);
  const expected = (Math.atan2(tip.y, tip.x) * 180) / Math.PI;
  expect(Math.abs(measured.angle - expected)).toBeLessThan(5);
  // The end of a soft shadow is nowhere in particular.
  if (place.key.angularDeg > 3) return;
  const length = Math.hypot(tip.x, tip.y) + (postThickness / 2) * measured.heightM;
  expect(Math.abs(measured.far / length - 1)).toBeLessThan(0.1);
});

/** In the middle of the shadow of a window's bar, in metres. */
const barOfShelf = { x: 0.035, y: -0.391 };

/** A level spot of the ground, in pixels of the place's picture, as the canvas has it. */
function levelAt(made: CanvasRenderingContext2D, x: number, y: number): number[] {
  const { data } = made.getImageData(x - 3, y - 3, 7, 7);
  return [0, 1, 2].map(
    (channel) => data.reduce((sum, value, index) => (index % 4 === channel ? sum + value : sum), 0) / 49,
  );
}

it('is as dark as the shadow of the bar of a window in the same photograph, and of its colour', async () => {
  const place = placeOf('shelf-oak');
  if (!place || !post) throw new Error('There is no shelf.');
  const [plate, shade] = await Promise.all(
    (['plate', 'shade'] as const).map(async (kind) => loadImage(placePicture(place.id, kind))),
  );
  const [width, height] = place.size;
  const made = makeCanvas(width / 2, height / 2);
  const photographed = { plate, shade } as unknown as PlacePictures;
  const at = drawProductPlace(
    made,
    { width: width / 2, height: height / 2 },
    { place, pictures: photographed, cutout: post, light: -1, heightM: 0.16 },
    makeCanvas,
  );
  const tip = shadowOf(0, 0.1, place.key);
  const view = viewOf(place, { width: width / 2, height: height / 2 }, false);
  const ground = groundIn(place, view);
  const foot = ground.toMetres({ x: at.x + at.width / 2, y: at.y + at.height });
  const middle = ground.toFrame({ x: foot.x + tip.x, y: foot.y + tip.y + 0.016 });
  const bar = ground.toFrame(barOfShelf);
  const [own, others] = [middle, bar].map(({ x, y }) => levelAt(made, Math.round(x), Math.round(y))) as [
    number[],
    number[],
  ];
  for (const [channel, level] of own.entries()) expect(Math.abs(level - (others[channel] ?? 0))).toBeLessThan(10);
});
