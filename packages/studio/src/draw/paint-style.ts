import type { Paint, Shadow } from '../creative/paint.ts';
import type { Rect } from '../layout/display-list.ts';

/** The ends of a gradient line through a box, as CSS draws it: 0° goes up, 90° to the right. */
export function gradientLine(angle: number, box: Rect): { x0: number; y0: number; x1: number; y1: number } {
  const radians = (angle * Math.PI) / 180;
  const sin = Math.sin(radians);
  const cos = Math.cos(radians);
  const half = (Math.abs(box.width * sin) + Math.abs(box.height * cos)) / 2;
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  return { x0: x - sin * half, y0: y + cos * half, x1: x + sin * half, y1: y - cos * half };
}

function stopsInto(gradient: CanvasGradient, paint: Exclude<Paint, { kind: 'solid' }>): CanvasGradient {
  for (const stop of paint.stops) gradient.addColorStop(stop.at, stop.color);
  return gradient;
}

/** Fills the current path, or the one given, which lies within `box`. */
export function fillWith(context: CanvasRenderingContext2D, paint: Paint, box: Rect, path?: Path2D): void {
  if (paint.kind === 'radial') {
    // The gradient takes the box's proportions, which Canvas2D can only do by drawing in a unit square.
    context.save();
    if (path) context.clip(path);
    else context.clip();
    context.translate(box.x, box.y);
    context.scale(box.width, box.height);
    context.fillStyle = stopsInto(
      context.createRadialGradient(paint.x, paint.y, 0, paint.x, paint.y, paint.radius),
      paint,
    );
    context.fillRect(0, 0, 1, 1);
    context.restore();
    return;
  }
  if (paint.kind === 'linear') {
    const { x0, y0, x1, y1 } = gradientLine(paint.angle, box);
    context.fillStyle = stopsInto(context.createLinearGradient(x0, y0, x1, y1), paint);
  } else {
    context.fillStyle = paint.color;
  }
  if (path) context.fill(path);
  else context.fill();
}

/** Draws with a shadow, or without if there is none: most has none, and setting one costs as much as a small shape. */
export function inShadow(
  context: CanvasRenderingContext2D,
  shadow: Shadow | undefined,
  scale: number,
  draw: () => void,
): void {
  if (!shadow) return draw();
  context.shadowColor = shadow.color;
  // Canvas shadows ignore the transform, so a scaled drawing scales them itself.
  context.shadowBlur = shadow.blur * scale;
  context.shadowOffsetX = (shadow.x ?? 0) * scale;
  context.shadowOffsetY = (shadow.y ?? 0) * scale;
  draw();
  context.shadowColor = '#00000000';
}
