import type { Box } from '../compose/cutout.ts';
import { footprint } from '../compose/footprint.ts';
import { drawBlurred } from '../paint/blur.ts';
import type { MakeCanvas } from '../stage.ts';
import type { Place } from './place.ts';
import { mirroring } from './place-reflection.ts';

/** How far below the edge, how soft and how strong; lengths are shares of the product's shorter side. */
type Pass = {
  readonly drop: number;
  readonly blur: number;
  readonly strength: number;
  readonly color: '#000000' | '#ffffff';
};

const seam: readonly Pass[] = [
  { drop: 0.016, blur: 0.022, strength: 0.4, color: '#000000' },
  { drop: 0.004, blur: 0.006, strength: 0.85, color: '#000000' },
];
/** What mirrors the foot brings light to where none gets in: without a wider seam the two run into one. */
const seamOfMirrors: readonly Pass[] = [
  { drop: 0.02, blur: 0.024, strength: 0.5, color: '#000000' },
  { drop: 0.01, blur: 0.008, strength: 0.9, color: '#000000' },
];
/**
 * Sand, snow and cloth give way under what stands on them: a low rim that catches the light, the dent within it, and the
 * rim's other slope, without which it is lost on snow.
 */
const dent: readonly Pass[] = [
  { drop: 0.13, blur: 0.03, strength: 0.26, color: '#000000' },
  { drop: 0.075, blur: 0.02, strength: 0.5, color: '#ffffff' },
  { drop: 0.03, blur: 0.024, strength: 0.75, color: '#000000' },
];
const margin = { firm: 0.08, soft: 0.2 } as const;
/** No edge that a product stands with is higher above its lowest point than this, in its heights. */
const lower = 0.36;

/** What mirrors nothing at all is made of grains or threads. */
export function isSoft({ f0 }: Place['surface']): boolean {
  return f0 === 0;
}

export type Touching = { readonly strength: number; readonly soft: boolean; readonly mirrors?: boolean };

export function isMirror(surface: Place['surface']): boolean {
  return mirroring(surface) > 0.15;
}

/**
 * The dark seam along the edge with which the product stands, drawn over its reflection: where the two meet no light gets
 * in, however much the ground shines. The shadows on the ground know the product's foot as an ellipse, which lies behind
 * it; this follows the edge that is seen, so that the heel of a shoe touches the ground, too.
 */
export function drawContactLine(
  context: CanvasRenderingContext2D,
  product: CanvasRenderingContext2D,
  at: Box,
  { strength, soft, mirrors = false }: Touching,
  makeCanvas: MakeCanvas,
): void {
  const unit = Math.min(at.width, at.height);
  const room = Math.ceil(unit * (soft ? margin.soft : margin.firm));
  const top = Math.floor(at.height * (1 - lower));
  const shapes = new Map<Pass['color'], CanvasRenderingContext2D>();
  for (const pass of soft ? [...dent, ...seam] : mirrors ? seamOfMirrors : seam) {
    const touching = shapes.get(pass.color) ?? footprint(product, pass.color, makeCanvas);
    shapes.set(pass.color, touching);
    const layer = makeCanvas(at.width + 2 * room, at.height - top + 2 * room);
    layer.drawImage(touching.canvas, room, room - top + pass.drop * unit);
    const blurred = makeCanvas(layer.canvas.width, layer.canvas.height);
    drawBlurred(blurred, layer.canvas, Math.max(0.6, pass.blur * unit), makeCanvas);
    context.save();
    // What is lit keeps its colour: sand stays sand.
    if (pass.color === '#ffffff') context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = Math.min(1, pass.strength * strength);
    context.drawImage(blurred.canvas, at.x - room, at.y + top - room);
    context.restore();
  }
}
