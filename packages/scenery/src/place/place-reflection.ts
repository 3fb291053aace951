import type { Box } from '../compose/cutout.ts';
import { drawBlurred } from '../paint/blur.ts';
import type { MakeCanvas } from '../stage.ts';
import type { Place } from './place.ts';

/** The cosine of the angle at which cameras of places see the ground beside the product. */
const grazing = 0.21;
const rows = 360;
/** Columns that end higher than this above the foot, in heights, hang over the ground and are not mirrored in it. */
const overhang = 0.24;

/** How much of the light on it the ground mirrors: glossy things mirror more the flatter they are seen. */
export function mirroring({ f0, roughness }: Place['surface']): number {
  return f0 === 0 ? 0 : (f0 + (1 - f0) * (1 - grazing) ** 5) * (1 - roughness) ** 1.4;
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
    (_, deep) => Math.exp((-deep / height) * (1.8 + 4 * roughness)) * Math.max(0, 1 - deep / (0.85 * height)),
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
  const margin = Math.round(12 + 60 * surface.roughness);
  const { layer, top, scale } = mirrored(product, surface.roughness, margin, makeCanvas);
  const { width, height } = layer.canvas;
  const soft = makeCanvas(width, height);
  drawBlurred(soft, layer.canvas, 1 + 22 * surface.roughness, makeCanvas);
  context.save();
  context.globalAlpha = share;
  context.drawImage(soft.canvas, at.x - margin * scale, at.y + top * scale, width * scale, height * scale);
  context.restore();
}
