import { withAlpha } from '@adwright/studio/brand/oklch.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import type { Stage } from '../stage.ts';
import { drawBlurred } from './blur.ts';
import { tone } from './tone.ts';

/** `x` and `top` are the middle of the upper face in pixels. */
type Solid = {
  readonly x: number;
  readonly top: number;
  readonly radius: number;
  readonly height: number;
  readonly color: Color;
};

/** How flat circles look from where the camera stands. */
export const flatness = 0.17;

function sideGradient({ context, light }: Stage, x: number, radius: number, color: Color): CanvasGradient {
  const gradient = context.createLinearGradient(x - radius, 0, x + radius, 0);
  const lit = light < 0 ? 0.24 : 0.76;
  const dark = light < 0 ? 1 : 0;
  gradient.addColorStop(1 - dark, tone(color, -0.06));
  gradient.addColorStop(lit, tone(color, 0.015));
  gradient.addColorStop(0.5 + (dark - 0.5) * 0.5, tone(color, -0.09));
  gradient.addColorStop(dark, tone(color, -0.17));
  return gradient;
}

/** The dark under a solid and beside it, away from the light. */
function groundShadow(stage: Stage, { x, top, radius, height }: Solid, strength: number): void {
  const { width, height: frame, unit, makeCanvas, light, context } = stage;
  const spare = makeCanvas(width, frame);
  spare.fillStyle = `rgba(10,8,14,${strength})`;
  spare.beginPath();
  const y = top + height;
  spare.ellipse(
    x - light * radius * 0.34,
    y + radius * flatness * 0.1,
    radius * 1.22,
    radius * flatness * 1.25,
    0,
    0,
    Math.PI * 2,
  );
  spare.fill();
  drawBlurred(context, spare.canvas, unit * 0.028, makeCanvas);
}

export function paintCylinder(stage: Stage, solid: Solid, shadow = 0.42): void {
  const { context, light } = stage;
  const { x, top, radius, height, color } = solid;
  const flat = radius * flatness;
  groundShadow(stage, solid, shadow);
  context.fillStyle = sideGradient(stage, x, radius, color);
  context.beginPath();
  context.ellipse(x, top + height, radius, flat, 0, 0, Math.PI);
  context.lineTo(x - radius, top);
  context.ellipse(x, top, radius, flat, 0, Math.PI, 0, true);
  context.lineTo(x + radius, top + height);
  context.fill();
  const face = context.createLinearGradient(x - radius * -light, top - flat, x + radius * -light, top + flat);
  face.addColorStop(0, tone(color, 0.075));
  face.addColorStop(1, tone(color, 0.02));
  context.fillStyle = face;
  context.beginPath();
  context.ellipse(x, top, radius, flat, 0, 0, Math.PI * 2);
  context.fill();
  // The bevel catches the light.
  context.strokeStyle = withAlpha(tone(color, 0.16), 0.7);
  context.lineWidth = Math.max(1, radius * 0.008);
  context.beginPath();
  context.ellipse(x, top, radius * 0.995, flat * 0.99, 0, 0.1, Math.PI - 0.1);
  context.stroke();
}

/** A slab seen from the front and a little from above. */
export function paintSlab(stage: Stage, solid: Solid, shadow = 0.42): void {
  const { context, light } = stage;
  const { x, top, radius, height, color } = solid;
  const depth = radius * flatness * 1.6;
  const narrow = radius * 0.93;
  groundShadow(stage, { ...solid, radius: radius * 1.02 }, shadow);
  const front = context.createLinearGradient(x - radius, 0, x + radius, 0);
  front.addColorStop(light < 0 ? 0 : 1, tone(color, -0.03));
  front.addColorStop(light < 0 ? 1 : 0, tone(color, -0.13));
  context.fillStyle = front;
  context.fillRect(x - radius, top + depth / 2, radius * 2, height);
  const face = context.createLinearGradient(0, top - depth / 2, 0, top + depth / 2);
  face.addColorStop(0, tone(color, 0.03));
  face.addColorStop(1, tone(color, 0.085));
  context.fillStyle = face;
  context.beginPath();
  context.moveTo(x - narrow, top - depth / 2);
  context.lineTo(x + narrow, top - depth / 2);
  context.lineTo(x + radius, top + depth / 2);
  context.lineTo(x - radius, top + depth / 2);
  context.fill();
}

export function paintBall(stage: Stage, x: number, foot: number, radius: number, color: Color): void {
  const { context, light } = stage;
  groundShadow(stage, { x, top: foot - radius * 0.04, radius: radius * 0.8, height: 0, color }, 0.5);
  const y = foot - radius;
  const lit = { x: x + light * radius * 0.42, y: y - radius * 0.45 };
  const gradient = context.createRadialGradient(lit.x, lit.y, radius * 0.05, x, y, radius * 1.04);
  gradient.addColorStop(0, tone(color, 0.13));
  gradient.addColorStop(0.45, color);
  gradient.addColorStop(0.86, tone(color, -0.16));
  gradient.addColorStop(1, tone(color, -0.1));
  context.fillStyle = gradient;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}
