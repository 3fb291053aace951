import type { Box } from '../compose/cutout.ts';
import { footprint } from '../compose/footprint.ts';
import { drawBlurred } from '../paint/blur.ts';
import type { MakeCanvas } from '../stage.ts';

/** How far below the edge, how soft and how dark; lengths are shares of the product's shorter side. */
const passes = [
  { drop: 0.016, blur: 0.022, dark: 0.4 },
  { drop: 0.004, blur: 0.006, dark: 0.85 },
] as const;
const margin = 0.08;

/**
 * The dark seam along the edge with which the product stands, drawn over its reflection: where the two meet no light gets
 * in, however much the ground shines. The shadows on the ground know the product's foot as an ellipse, which lies behind
 * it; this follows the edge that is seen, so that the heel of a shoe touches the ground, too.
 */
export function drawContactLine(
  context: CanvasRenderingContext2D,
  product: CanvasRenderingContext2D,
  at: Box,
  strength: number,
  makeCanvas: MakeCanvas,
): void {
  const unit = Math.min(at.width, at.height);
  const room = Math.ceil(unit * margin);
  const touching = footprint(product, '#000000', makeCanvas);
  context.save();
  for (const { drop, blur, dark } of passes) {
    const layer = makeCanvas(at.width + 2 * room, at.height + 2 * room);
    layer.drawImage(touching.canvas, room, room + drop * unit);
    const soft = makeCanvas(layer.canvas.width, layer.canvas.height);
    drawBlurred(soft, layer.canvas, Math.max(0.6, blur * unit), makeCanvas);
    context.globalAlpha = Math.min(1, dark * strength);
    context.drawImage(soft.canvas, at.x - room, at.y - room);
  }
  context.restore();
}
