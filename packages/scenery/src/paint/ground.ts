import type { Stage } from '../stage.ts';

/**
 * Lays a flat texture down as a floor that runs away from the eye: one row after the other, each as far away as
 * perspective says. `near` and `far` say how many times the texture repeats across the frame at its two ends.
 */
export function layFloor(
  { context, width, height }: Stage,
  texture: CanvasRenderingContext2D,
  horizon: number,
  { near = 1, far = 2.6, end = 1 }: { readonly near?: number; readonly far?: number; readonly end?: number } = {},
): void {
  const top = Math.round(horizon * height);
  const rows = Math.max(1, Math.round(end * height) - top);
  const { width: sourceWidth, height: sourceHeight } = texture.canvas;
  context.imageSmoothingQuality = 'high';
  let depth = 0;
  for (let row = rows - 1; row >= 0; row -= 1) {
    const down = row / rows;
    const scale = far + (near - far) * down;
    const across = sourceWidth * Math.min(1, scale / far);
    const step = (sourceHeight / rows) * scale * 0.8;
    const y = sourceHeight - 1 - (depth % (sourceHeight - 2));
    depth += step;
    context.drawImage(
      texture.canvas,
      (sourceWidth - across) / 2,
      Math.max(0, y - 1),
      across,
      1.5,
      0,
      top + row,
      width,
      1.4,
    );
  }
}

/** Where a wall meets the ground: a soft dark line. */
export function seam({ context, width, height }: Stage, horizon: number, strength: number): void {
  const y = horizon * height;
  const reach = height * 0.035;
  const gradient = context.createLinearGradient(0, y - reach, 0, y + reach);
  gradient.addColorStop(0, 'rgba(0,0,0,0)');
  gradient.addColorStop(0.5, `rgba(0,0,0,${strength})`);
  gradient.addColorStop(1, 'rgba(0,0,0,0)');
  context.fillStyle = gradient;
  context.fillRect(0, y - reach, width, reach * 2);
}
