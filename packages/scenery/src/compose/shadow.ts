import type { MakeCanvas, ShadowLook } from '../stage.ts';
import { drawBlurred } from '../paint/blur.ts';
import type { Box } from './cutout.ts';
import { footprint } from './footprint.ts';

type Frame = { readonly width: number; readonly height: number };
type Shade = {
  readonly context: CanvasRenderingContext2D;
  readonly frame: Frame;
  /** The product alone, as large as it stands in the frame. */
  readonly product: CanvasRenderingContext2D;
  readonly at: Box;
  readonly look: ShadowLook;
  readonly light: number;
  readonly makeCanvas: MakeCanvas;
};

/** Everything the product does to the light around it: first what it throws, then the dark where it stands. */
export function drawShadows(shade: Shade): void {
  castShadow(shade);
  contactShadow(shade);
}

/** The product's outline in the colour of its shadow. */
function silhouette({ product, at, look, makeCanvas }: Shade): CanvasRenderingContext2D {
  const made = makeCanvas(at.width, at.height);
  made.drawImage(product.canvas, 0, 0);
  made.globalCompositeOperation = 'source-in';
  made.fillStyle = look.color;
  made.fillRect(0, 0, at.width, at.height);
  return made;
}

function multiply(context: CanvasRenderingContext2D, layer: HTMLCanvasElement | OffscreenCanvas, alpha: number): void {
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = Math.min(1, alpha);
  context.drawImage(layer, 0, 0);
  context.restore();
}

/** Lies on the ground, away from the light, sharper at the foot than at its end. */
function castShadow(shade: Shade): void {
  const { context, frame, at, look, light, makeCanvas } = shade;
  const outline = silhouette(shade);
  const unit = Math.min(frame.width, frame.height);
  const rise = at.height * look.length;
  for (const [blur, from, to] of [
    [look.softness * 0.4, 0.5, 0],
    [look.softness * 1.3, 0.9, 0.2],
  ] as const) {
    const layer = makeCanvas(frame.width, frame.height);
    // The outline's foot stays where it is; its head falls to the side and into the depth.
    layer.setTransform(1, 0, light * look.length * 0.8, look.length * 0.42, at.x, at.y + at.height);
    layer.drawImage(outline.canvas, 0, -at.height);
    layer.resetTransform();
    layer.globalCompositeOperation = 'destination-in';
    const foot = at.y + at.height;
    const fade = layer.createLinearGradient(0, foot, 0, foot - rise * 0.42);
    fade.addColorStop(0, `rgba(0,0,0,${from})`);
    fade.addColorStop(1, `rgba(0,0,0,${to * 0.4})`);
    layer.fillStyle = fade;
    layer.fillRect(0, 0, frame.width, frame.height);
    const soft = makeCanvas(frame.width, frame.height);
    drawBlurred(soft, layer.canvas, blur * unit, makeCanvas);
    multiply(context, soft.canvas, look.cast);
  }
}

/** The dark line and the soft dark around it where the product touches the ground. */
function contactShadow(shade: Shade): void {
  const { context, frame, at, look, light, makeCanvas } = shade;
  const unit = Math.min(frame.width, frame.height);
  const touching = footprint(shade.product, look.color, makeCanvas);
  for (const [drop, blur, alpha, spread] of [
    [0.012, 0.018, 0.75, 1.05],
    [0.003, 0.004, 1, 1],
  ] as const) {
    const layer = makeCanvas(frame.width, frame.height);
    const width = at.width * spread;
    const x = at.x + (at.width - width) / 2 - light * unit * 0.004;
    layer.drawImage(touching.canvas, x, at.y + drop * unit, width, at.height);
    const soft = makeCanvas(frame.width, frame.height);
    drawBlurred(soft, layer.canvas, blur * unit, makeCanvas);
    multiply(context, soft.canvas, look.contact * alpha);
  }
}
