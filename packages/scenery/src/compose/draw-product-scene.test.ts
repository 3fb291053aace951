import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas';
import { samplePicture } from '@adwright/samples/pictures.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { scenes } from '../scenes/registry.ts';
import type { MakeCanvas } from '../stage.ts';
import { cutoutOf, type Cutout } from './cutout.ts';
import { drawProduct, drawProductScene } from './draw-product-scene.ts';

const contextOf = (canvas: Canvas): CanvasRenderingContext2D =>
  canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
const makeCanvas: MakeCanvas = (width, height) => contextOf(createCanvas(width, height));

let cutout: Cutout;
beforeAll(async () => {
  const picture = await loadImage(samplePicture('mug', 'cutout'));
  const canvas = createCanvas(picture.width, picture.height);
  canvas.getContext('2d').drawImage(picture, 0, 0);
  const found = cutoutOf(contextOf(canvas));
  if (!found) throw new Error('The sample is empty.');
  cutout = found;
});

function pixelsOf(context: CanvasRenderingContext2D): Uint8ClampedArray {
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;
}

describe.each(scenes.map((scene) => [scene.id, scene] as const))('%s', (_id, scene) => {
  it('leaves the pixels of the product as they are', () => {
    const frame = { width: 240, height: 300 };
    const made = makeCanvas(frame.width, frame.height);
    const at = drawProductScene(made, frame, { scene, cutout }, makeCanvas);
    const alone = makeCanvas(frame.width, frame.height);
    drawProduct(alone, cutout, at, makeCanvas);
    const [result, product] = [pixelsOf(made), pixelsOf(alone)];
    let solid = 0;
    let largest = 0;
    for (let index = 0; index < product.length; index += 4) {
      if (product[index + 3] !== 255) continue;
      solid += 1;
      for (const channel of [0, 1, 2]) {
        const difference = Math.abs((result[index + channel] ?? 0) - (product[index + channel] ?? 0));
        if (difference > largest) largest = difference;
      }
    }
    expect(solid).toBeGreaterThan(5000);
    expect(largest).toBe(0);
  });

  it('covers strips, towers and squares', () => {
    for (const [width, height] of [
      [320, 50],
      [60, 220],
      [96, 96],
    ] as const) {
      const context = makeCanvas(width, height);
      drawProductScene(context, { width, height }, { scene, cutout }, makeCanvas);
      expect(pixelsOf(context).every((value, index) => index % 4 !== 3 || value === 255)).toBe(true);
    }
  });

  it('looks the same each time', () => {
    const frame = { width: 80, height: 100 };
    const [one, two] = [makeCanvas(80, 100), makeCanvas(80, 100)];
    for (const context of [one, two]) drawProductScene(context, frame, { scene, cutout }, makeCanvas);
    expect(pixelsOf(two)).toEqual(pixelsOf(one));
  });
});

it('offers at least twenty scenes, each under a name of its own', () => {
  expect(scenes.length).toBeGreaterThanOrEqual(20);
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
});
