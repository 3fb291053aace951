import { type Box, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { fitProduct } from '@adwright/scenery/compose/fit-product.ts';
import { drawShadows } from '@adwright/scenery/compose/shadow.ts';
import { drawBlurred } from '@adwright/scenery/paint/blur.ts';
import type { MakeCanvas } from '@adwright/scenery/stage.ts';
import type { CutFinish } from '../contract.ts';
import { frameOf } from './frame-of.ts';

export type Sized = { readonly source: CanvasImageSource; readonly width: number; readonly height: number };

export type CutPicture = {
  readonly original: Sized;
  /** The subject alone, as large as the original. */
  readonly subject: CanvasRenderingContext2D;
  /** For a background that is a picture. */
  readonly background: Sized | undefined;
};

export type ComposedCutout = {
  readonly frame: Box;
  /** From the lowest to the highest; what is not there is null. */
  readonly background: CanvasRenderingContext2D | null;
  readonly shadow: CanvasRenderingContext2D | null;
  readonly subject: CanvasRenderingContext2D;
  readonly flat: CanvasRenderingContext2D;
};

const shadowColor = '#15121c';

/** Lays the subject over its new background, each on a layer of its own: the same in the preview and in the files. */
export function composeCutout(
  picture: CutPicture,
  finish: Omit<CutFinish, 'edge'>,
  makeCanvas: MakeCanvas,
): ComposedCutout {
  const cutout = cutoutOf(picture.subject);
  const frame = frameOf(picture.original, cutout?.box ?? null, finish);
  const layer = (): CanvasRenderingContext2D => makeCanvas(frame.width, frame.height);
  const subject = layer();
  subject.drawImage(picture.subject.canvas, -frame.x, -frame.y);
  const background = drawBackground(picture, finish, frame, makeCanvas);
  const { kind, strength } = finish.shadow;
  const shadow = cutout === null || kind === 'none' || strength === 0 ? null : layer();
  if (shadow && kind === 'drop') dropShadow(shadow, subject, strength, makeCanvas);
  if (shadow && cutout && kind === 'ground') {
    const at = { ...cutout.box, x: cutout.box.x - frame.x, y: cutout.box.y - frame.y };
    const look = { contact: 0.6 * strength, cast: 0.3 * strength, length: 0.5, softness: 0.03, color: shadowColor };
    const product = fitProduct(cutout, cutout.box, makeCanvas);
    drawShadows({ context: shadow, frame, product, at, look, light: cutout.light, makeCanvas });
  }
  const flat = layer();
  if (background) flat.drawImage(background.canvas, 0, 0);
  if (shadow) {
    flat.globalCompositeOperation = background ? 'multiply' : 'source-over';
    flat.drawImage(shadow.canvas, 0, 0);
    flat.globalCompositeOperation = 'source-over';
  }
  flat.drawImage(subject.canvas, 0, 0);
  return { frame, background, shadow, subject, flat };
}

function drawBackground(
  { original, subject, background }: CutPicture,
  finish: Pick<CutFinish, 'background'>,
  frame: Box,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D | null {
  const wanted = finish.background;
  if (wanted.kind === 'transparent') return null;
  const made = makeCanvas(frame.width, frame.height);
  if (wanted.kind === 'color') {
    made.fillStyle = wanted.color;
    made.fillRect(0, 0, frame.width, frame.height);
  } else if (wanted.kind === 'picture') {
    if (background) cover(made, background, frame);
  } else {
    made.drawImage(blurBehind(original, subject, wanted.strength, makeCanvas).canvas, -frame.x, -frame.y);
  }
  return made;
}

function cover(context: CanvasRenderingContext2D, { source, width, height }: Sized, frame: Box): void {
  const scale = Math.max(frame.width / width, frame.height / height);
  const [across, down] = [frame.width / scale, frame.height / scale];
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(width - across) / 2, (height - down) / 2];
  context.drawImage(source, x, y, across, down, 0, 0, frame.width, frame.height);
}

/**
 * Blurs what is behind the subject alone: blurred together, the subject would shine around itself. Where it stood,
 * wider and wider blurs of its surroundings close the hole from below.
 */
function blurBehind(
  { source, width, height }: Sized,
  subject: CanvasRenderingContext2D,
  strength: number,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const behind = makeCanvas(width, height);
  behind.drawImage(source, 0, 0, width, height);
  behind.globalCompositeOperation = 'destination-out';
  behind.drawImage(subject.canvas, 0, 0);
  const made = makeCanvas(width, height);
  // What no blur reaches keeps the picture's own colours.
  made.drawImage(source, 0, 0, width, height);
  const radius = Math.max(width, height) * (0.004 + 0.03 * strength);
  for (const wider of [12, 6, 3, 1]) {
    const layer = makeCanvas(width, height);
    drawBlurred(layer, behind.canvas, radius * wider, makeCanvas);
    for (let times = 0; times < 3; times += 1) made.drawImage(layer.canvas, 0, 0);
  }
  return made;
}

function dropShadow(
  context: CanvasRenderingContext2D,
  subject: CanvasRenderingContext2D,
  strength: number,
  makeCanvas: MakeCanvas,
): void {
  const { width, height } = subject.canvas;
  const unit = Math.min(width, height);
  const outline = makeCanvas(width, height);
  outline.drawImage(subject.canvas, unit * 0.008, unit * 0.018);
  outline.globalCompositeOperation = 'source-in';
  outline.fillStyle = shadowColor;
  outline.fillRect(0, 0, width, height);
  context.globalAlpha = Math.min(1, 0.42 * strength);
  drawBlurred(context, outline.canvas, unit * 0.016, makeCanvas);
  context.globalAlpha = 1;
}
