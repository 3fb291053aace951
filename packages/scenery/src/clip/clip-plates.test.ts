import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { beforeAll, expect, it } from 'vitest';
import type { MakeCanvas } from '../stage.ts';
import { fillBehind } from './fill-behind.ts';
import { lightSweep } from './light-sweep.ts';
import { turnProduct } from './turn-product.ts';

const contextOf = (canvas: Canvas): CanvasRenderingContext2D =>
  canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
const makeCanvas: MakeCanvas = (width, height) => contextOf(createCanvas(width, height));
const pixelsOf = (context: CanvasRenderingContext2D): Uint8ClampedArray =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;

let product: CanvasRenderingContext2D;
beforeAll(async () => {
  product = makeCanvas(160, 160);
  product.drawImage(
    (await loadImage(samplePicture('soda-can', 'cutout'))) as unknown as CanvasImageSource,
    0,
    0,
    160,
    160,
  );
});

function difference(one: Uint8ClampedArray, other: Uint8ClampedArray, channels: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 4)
    for (const channel of channels) sum += Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0));
  return sum / (one.length / 4) / channels.length;
}

it('turns what is on a product and keeps its outline', () => {
  const [still, turned] = turnProduct(product, [0, 8], makeCanvas).map(pixelsOf) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  const own = pixelsOf(product);
  expect(difference(still, own, [0, 1, 2])).toBeLessThan(0.6);
  expect(difference(turned, own, [0, 1, 2])).toBeGreaterThan(1.5);
  expect(difference(turned, own, [3])).toBeLessThan(3);
});

it('lights nothing but the product, and every part of it once', () => {
  const own = pixelsOf(product);
  const bands = lightSweep(product, 5, makeCanvas).map(pixelsOf);
  let [lit, beyond] = [0, 0];
  for (let at = 3; at < own.length; at += 4) {
    const most = Math.max(...bands.map((band) => band[at] ?? 0));
    if (most > (own[at] ?? 0)) beyond += 1;
    if (own[at] === 255 && most > 30) lit += 1;
  }
  expect(beyond).toBe(0);
  const solid = own.filter((value, index) => index % 4 === 3 && value === 255).length;
  expect(lit / solid).toBeGreaterThan(0.95);
});

it('fills what was behind a product from what is around it', () => {
  const photo = makeCanvas(160, 160);
  photo.fillStyle = '#3f7fbf';
  photo.fillRect(0, 0, 160, 160);
  photo.drawImage(product.canvas, 0, 0);
  const filled = pixelsOf(fillBehind(photo, product, makeCanvas));
  const plain = Uint8ClampedArray.from(filled, (_, index) => [0x3f, 0x7f, 0xbf, 255][index % 4] ?? 0);
  const away = filled.map((value, index) => Math.abs(value - (plain[index] ?? 0)));
  expect(filled.every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
  expect(
    Math.max(...Array.from({ length: 160 }, (_, row) => Math.max(...away.subarray(row * 640, (row + 1) * 640)))),
  ).toBeLessThan(16);
});
