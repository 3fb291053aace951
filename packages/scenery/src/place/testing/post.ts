import { createCanvas } from '@napi-rs/canvas';
import { type Cutout, cutoutOf } from '../../compose/cutout.ts';
import type { MakeCanvas } from '../../stage.ts';

export const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(Math.max(1, width), Math.max(1, height)).getContext('2d') as unknown as CanvasRenderingContext2D;

/** A picture of one colour, in the shape of places. */
export function plain(color: string): CanvasImageSource {
  const made = makeCanvas(400, 500);
  made.fillStyle = color;
  made.fillRect(0, 0, 400, 500);
  return made.canvas;
}

/** A post of even thickness: its shadow's length and direction can be read off the picture. */
export function post(color = '#3366cc', width = 60): Cutout {
  const made = makeCanvas(width, 300);
  made.fillStyle = color;
  made.fillRect(0, 0, width, 300);
  const found = cutoutOf(made);
  if (!found) throw new Error('The post is empty.');
  return { ...found, light: -0.8 };
}
