import { limits } from '../creative/limits.ts';
import type { Paint } from '../creative/paint.ts';
import type { NodePaint, Rect } from '../layout/display-list.ts';
import type { DrawHost } from './host.ts';
import { inShadow, fillWith } from './paint-style.ts';

type ShapePaint = Extract<NodePaint, { kind: 'shape' }>;
type OutlinedShape = Exclude<ShapePaint['shape'], { kind: 'path' }>;
type RatingPaint = Extract<NodePaint, { kind: 'rating' }>;
type ProgressPaint = Extract<NodePaint, { kind: 'progress' }>;

function burst(context: CanvasRenderingContext2D, box: Rect, points: number, depth: number): void {
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  for (let index = 0; index < points * 2; index += 1) {
    const radius = index % 2 === 0 ? 1 : 1 - depth;
    const angle = (index / points) * Math.PI - Math.PI / 2;
    context.lineTo(x + (Math.cos(angle) * radius * box.width) / 2, y + (Math.sin(angle) * radius * box.height) / 2);
  }
  context.closePath();
}

function outline(context: CanvasRenderingContext2D, shape: OutlinedShape, box: Rect): void {
  context.beginPath();
  switch (shape.kind) {
    case 'rect':
      context.roundRect(
        box.x,
        box.y,
        box.width,
        box.height,
        Math.min(shape.radius ?? 0, box.width / 2, box.height / 2),
      );
      break;
    case 'ellipse':
      context.ellipse(box.x + box.width / 2, box.y + box.height / 2, box.width / 2, box.height / 2, 0, 0, Math.PI * 2);
      break;
    case 'arch': {
      const radius = Math.min(box.width / 2, box.height);
      context.roundRect(box.x, box.y, box.width, box.height, [radius, radius, 0, 0]);
      break;
    }
    case 'burst':
      burst(context, box, shape.points, shape.depth);
      break;
  }
}

function ink(
  context: CanvasRenderingContext2D,
  paint: ShapePaint,
  box: Rect,
  path: Path2D | undefined,
  shadowScale: number,
  unit: number,
): void {
  if (paint.fill) {
    const { fill } = paint;
    inShadow(context, paint.shadow, shadowScale, () => fillWith(context, fill, box, path));
  }
  if (paint.stroke) {
    context.strokeStyle = paint.stroke.color;
    context.lineWidth = paint.stroke.width / unit;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.setLineDash((paint.stroke.dash ?? []).map((dash) => dash / unit));
    if (path) context.stroke(path);
    else context.stroke();
    context.setLineDash([]);
  }
}

/**
 * A shape that comes or goes hides its own shadow, as the whole of it does when it is drawn once and faded as one. A
 * canvas fades each by itself, and the shadow would darken the shape from below.
 */
function fadedInk(
  context: CanvasRenderingContext2D,
  paint: ShapePaint & { shape: OutlinedShape; fill: Paint },
  box: Rect,
  scale: number,
): void {
  const { shadow: _cast, ...bare } = paint;
  const far = 2 * limits.side.max;
  context.save();
  outline(context, paint.shape, box);
  context.rect(box.x - far, box.y - far, box.width + 2 * far, box.height + 2 * far);
  context.clip('evenodd');
  outline(context, paint.shape, box);
  inShadow(context, paint.shadow, scale, () => fillWith(context, paint.fill, box));
  context.restore();
  outline(context, paint.shape, box);
  ink(context, bare, box, undefined, scale, 1);
}

export function drawShape(
  context: CanvasRenderingContext2D,
  paint: ShapePaint,
  box: Rect,
  scale: number,
  host: DrawHost,
): void {
  context.save();
  if (paint.flip) {
    context.translate(box.x * 2 + box.width, 0);
    context.scale(-1, 1);
  }
  if (paint.shape.kind === 'path') {
    const [x, y, width, height] = paint.shape.viewBox;
    const unit = Math.min(box.width / width, box.height / height);
    context.translate(box.x + (box.width - width * unit) / 2, box.y + (box.height - height * unit) / 2);
    context.scale(unit, unit);
    context.translate(-x, -y);
    ink(context, paint, { x, y, width, height }, host.path(paint.shape.d), scale, unit);
  } else if (paint.shadow && paint.fill && context.globalAlpha < 1) {
    fadedInk(context, { ...paint, shape: paint.shape, fill: paint.fill }, box, scale);
  } else {
    outline(context, paint.shape, box);
    ink(context, paint, box, undefined, scale, 1);
  }
  context.restore();
}

function star(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let index = 0; index < 10; index += 1) {
    const reach = index % 2 === 0 ? radius : radius * 0.45;
    const angle = (index / 5) * Math.PI - Math.PI / 2;
    context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  context.closePath();
}

export function drawRating(context: CanvasRenderingContext2D, paint: RatingPaint, box: Rect): void {
  const step = box.width / paint.max;
  const radius = Math.min(step / 2.12, box.height / 2);
  for (let index = 0; index < paint.max; index += 1) {
    const place = paint.flip ? paint.max - 1 - index : index;
    const x = box.x + step * (place + 0.5);
    const y = box.y + box.height / 2 + radius * 0.06;
    const share = Math.max(0, Math.min(1, paint.value - index));
    star(context, x, y, radius);
    context.fillStyle = share >= 1 ? paint.color : paint.empty;
    context.fill();
    if (share <= 0 || share >= 1) continue;
    context.save();
    context.beginPath();
    const width = radius * 2 * share;
    context.rect(paint.flip ? x + radius - width : x - radius, y - radius, width, radius * 2);
    context.clip();
    star(context, x, y, radius);
    context.fillStyle = paint.color;
    context.fill();
    context.restore();
  }
}

export function drawProgress(context: CanvasRenderingContext2D, paint: ProgressPaint, share: number, box: Rect): void {
  const gap = paint.segments > 1 ? box.height * 1.2 : 0;
  const width = (box.width - gap * (paint.segments - 1)) / paint.segments;
  for (let index = 0; index < paint.segments; index += 1) {
    const order = paint.flip ? paint.segments - 1 - index : index;
    const x = box.x + order * (width + gap);
    const filled = Math.max(0, Math.min(1, share * paint.segments - index));
    context.fillStyle = paint.track;
    context.beginPath();
    context.roundRect(x, box.y, width, box.height, box.height / 2);
    context.fill();
    if (filled <= 0) continue;
    context.save();
    context.clip();
    context.fillStyle = paint.color;
    context.fillRect(paint.flip ? x + width * (1 - filled) : x, box.y, width * filled, box.height);
    context.restore();
  }
}
