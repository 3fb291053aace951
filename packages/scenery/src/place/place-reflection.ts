import type { Box } from '../compose/cutout.ts';
import { drawBlurred } from '../paint/blur.ts';
import { linear, toScreen } from '../paint/linear.ts';
import type { MakeCanvas } from '../stage.ts';
import type { Place } from './place.ts';

/** The cosine of the angle at which cameras of places see the ground beside the product. */
const grazing = 0.21;
const rows = 360;
/** Columns that end higher than this above the foot, in heights, hang over the ground and are not mirrored in it. */
const overhang = 0.24;

/** How much of the light on it the ground mirrors: glossy things mirror more the flatter they are seen. */
export function mirroring({ f0, roughness }: Place['surface']): number {
  return f0 === 0 ? 0 : (f0 + (1 - f0) * (1 - grazing) ** 5) * (1 - roughness) ** 1.2;
}

/** Every column of the product upside down under its own foot, fading with depth. */
function mirrored(product: CanvasRenderingContext2D, roughness: number, margin: number, makeCanvas: MakeCanvas) {
  const height = Math.min(rows, product.canvas.height);
  const width = Math.max(1, Math.round((product.canvas.width * height) / product.canvas.height));
  const small = makeCanvas(width, height);
  small.imageSmoothingQuality = 'high';
  small.drawImage(product.canvas, 0, 0, width, height);
  const from = small.getImageData(0, 0, width, height).data;
  const [across, down] = [width + 2 * margin, height + 2 * margin];
  const made = makeCanvas(across, down);
  const to = made.createImageData(across, down);
  const lift = Math.round(height * overhang);
  const fades = Float64Array.from(
    { length: height },
    (_, deep) => Math.exp((-deep / height) * (0.5 + 8 * roughness)) * Math.max(0, 1 - deep / (0.85 * height)),
  );
  const [source, target] = [new Uint32Array(from.buffer), new Uint32Array(to.data.buffer)];
  for (let x = 0; x < width; x += 1) {
    let foot = height - 1;
    while (foot >= 0 && (from[(foot * width + x) * 4 + 3] ?? 0) < 128) foot -= 1;
    if (foot < height - lift) continue;
    for (let deep = 0; deep <= foot; deep += 1) {
      const row = foot + deep - (height - lift) + margin;
      if (row >= down) break;
      const pixel = source[(foot - deep) * width + x] as number;
      const alpha = Math.round((pixel >>> 24) * (fades[deep] as number));
      target[row * across + x + margin] = (pixel & 0xffffff) | (alpha << 24);
    }
  }
  made.putImageData(to, 0, 0);
  return { layer: made, top: height - lift - margin, scale: product.canvas.height / height };
}

export function drawPlaceReflection(
  context: CanvasRenderingContext2D,
  product: CanvasRenderingContext2D,
  at: Box,
  surface: Place['surface'],
  strength: number,
  makeCanvas: MakeCanvas,
): void {
  const share = Math.min(1, mirroring(surface) * strength);
  if (share < 0.02) return;
  const margin = Math.round(12 + 80 * surface.roughness);
  const { layer, top, scale } = mirrored(product, surface.roughness, margin, makeCanvas);
  const { width, height } = layer.canvas;
  const soft = makeCanvas(width, height);
  drawBlurred(soft, layer.canvas, 1 + 34 * surface.roughness, makeCanvas);
  const [x, y] = [Math.round(at.x - margin * scale), Math.round(at.y + top * scale)];
  // Below the frame nothing is mirrored.
  const seen = Math.min(Math.ceil(height * scale), context.canvas.height - y);
  if (seen <= 0) return;
  const large = makeCanvas(Math.ceil(width * scale), seen);
  large.drawImage(soft.canvas, 0, 0, width * scale, height * scale);
  addLight(context, large, x, y, share);
}

/**
 * Lays so much of what is mirrored on the ground as light adds up. Mixed as values of a screen, a dark ground would hardly
 * mirror at all, and it is there that a mirror is seen.
 */
function addLight(
  context: CanvasRenderingContext2D,
  mirror: CanvasRenderingContext2D,
  x: number,
  y: number,
  share: number,
): void {
  const { width, height } = mirror.canvas;
  const { data: from } = mirror.getImageData(0, 0, width, height);
  const ground = context.getImageData(x, y, width, height);
  const to = ground.data;
  for (let at = 0; at < from.length; at += 4) {
    const part = ((from[at + 3] as number) / 255) * share;
    if (part === 0 || to[at + 3] === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      const here = linear[to[channel] as number] as number;
      to[channel] = toScreen(here + part * ((linear[from[channel] as number] as number) - here));
    }
  }
  context.putImageData(ground, x, y);
}
