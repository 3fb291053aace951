import { places } from '@adwright/places/places.ts';
import { expect, it } from 'vitest';
import { makeNodeCanvas } from '../../cutout/node/node-canvas.ts';
import { photograph, scaledSize } from './photograph.ts';

const scale = 0.4;

/** A jar on a canvas with some air around it. */
function jar(): CanvasRenderingContext2D {
  const drawn = makeNodeCanvas(300, 400);
  drawn.fillStyle = '#b5401f';
  drawn.fillRect(60, 40, 190, 330);
  return drawn;
}

function plain(width: number, height: number, color: string): CanvasImageSource {
  const made = makeNodeCanvas(width, height);
  made.fillStyle = color;
  made.fillRect(0, 0, width, height);
  return made.canvas;
}

const pixelsOf = (context: CanvasRenderingContext2D): Uint8ClampedArray =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height).data;

it.each(['kitchen-marble', 'podium-arch'])('takes %s apart so that it can be put together again', (id) => {
  const place = places.find((one) => one.id === id);
  if (!place) throw new Error('The place is gone.');
  const pictures = { plate: plain(320, 400, '#c8c0b0'), shade: plain(160, 200, '#6a655c') };
  const taken = photograph(jar(), { place, pictures, scale }, makeNodeCanvas);
  if (!taken) throw new Error('Nothing was taken.');
  const { canvas, ground, subject, plane, unlit } = taken;
  const { width, height } = scaledSize(scale);
  const whole = pixelsOf(canvas);
  ground.imageSmoothingQuality = 'high';
  ground.drawImage(jar().canvas, subject.x * width, subject.y * height, subject.width * width, subject.height * height);
  const again = pixelsOf(ground);
  // Only its edge, in which the place's light shows, may differ.
  const wrong = whole.filter((value, at) => Math.abs(value - (again[at] ?? 0)) > 8).length;
  expect(wrong / whole.length).toBeLessThan(0.01);
  expect(plane.stand).toBeCloseTo(subject.y + (subject.height * 370) / 400, 2);
  expect(plane.horizon).toBeLessThan(plane.behind);
  const { dim, dusk } = unlit();
  const corner = (from: CanvasRenderingContext2D): number => pixelsOf(from)[0] ?? 0;
  expect(corner(dim)).toBeLessThan(corner(canvas));
  expect([dusk.canvas.width, dusk.canvas.height]).toEqual([300, 400]);
});
