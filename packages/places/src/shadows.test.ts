import { cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { shadowOf } from '@adwright/scenery/place/cast-blots.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import { measureShadow, postThickness } from '@adwright/scenery/place/testing/measure-shadow.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { places } from './places.ts';

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
  // Of a softbox that is thirty degrees wide no direction is known to five.
  expect(Math.abs(measured.angle - expected)).toBeLessThan(Math.max(5, place.key.angularDeg / 3));
  // The end of a soft shadow is nowhere in particular.
  if (place.key.angularDeg > 3) return;
  const length = Math.hypot(tip.x, tip.y) + (postThickness / 2) * measured.heightM;
  expect(Math.abs(measured.far / length - 1)).toBeLessThan(0.1);
});
