import { withAlpha } from '@adwright/studio/brand/oklch.ts';
import type { Color } from '@adwright/studio/creative/paint.ts';
import type { Stage } from '../stage.ts';

/** A pool of light; the nearer to its middle, the stronger. */
export function glow(
  { context, width, height, unit }: Stage,
  at: { readonly x: number; readonly y: number; readonly radius: number },
  color: Color,
  strength: number,
): void {
  const [x, y, radius] = [at.x * width, at.y * height, at.radius * unit];
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, withAlpha(color, strength));
  gradient.addColorStop(0.5, withAlpha(color, strength * 0.4));
  gradient.addColorStop(1, withAlpha(color, 0));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Darker toward the corners, as a lens does it: it holds the eye on the product. */
export function vignette({ context, width, height, foot }: Stage, strength: number, color: Color = '#000000'): void {
  const reach = Math.hypot(width, height) * 0.62;
  const gradient = context.createRadialGradient(foot.x, height * 0.46, reach * 0.42, foot.x, height * 0.46, reach);
  gradient.addColorStop(0, withAlpha(color, 0));
  gradient.addColorStop(1, withAlpha(color, strength));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** Fills a band of the frame from one colour to another, downwards. */
export function shade({ context, width, height }: Stage, from: number, to: number, colors: readonly Color[]): void {
  const gradient = context.createLinearGradient(0, from * height, 0, to * height);
  for (const [index, color] of colors.entries()) gradient.addColorStop(index / Math.max(1, colors.length - 1), color);
  context.fillStyle = gradient;
  context.fillRect(0, from * height, width, (to - from) * height + 1);
}
