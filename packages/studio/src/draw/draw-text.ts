import type { DisplayNode, NodePaint, TextLine, TypeFace } from '../layout/display-list.ts';
import { graphemesOf } from '../text/script.ts';
import { countText } from './count-text.ts';
import type { DrawHost } from './host.ts';
import { inShadow } from './paint-style.ts';

type TextPaint = Extract<NodePaint, { kind: 'text' }>;
type CountPaint = Extract<NodePaint, { kind: 'count' }>;

export function useFace(
  context: CanvasRenderingContext2D,
  face: TypeFace,
  text: string,
  direction: 'ltr' | 'rtl',
  host: DrawHost,
): void {
  context.font = host.fonts.css(face.font, face.size, text);
  context.letterSpacing = `${face.tracking}px`;
  context.fontKerning = 'normal';
  context.textRendering = 'geometricPrecision';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.direction = direction;
}

/** One run at a baseline; the outline lies behind the letters so that it never thins them. */
export function drawRun(
  context: CanvasRenderingContext2D,
  face: TypeFace,
  text: string,
  x: number,
  baseline: number,
  color: string,
  scale: number,
): void {
  const { outline, shadow } = face;
  const fill = (): void => {
    context.fillStyle = color;
    context.fillText(text, x, baseline);
  };
  if (!outline) return inShadow(context, shadow, scale, fill);
  inShadow(context, shadow, scale, () => {
    context.strokeStyle = outline.color;
    context.lineWidth = outline.width * 2;
    context.lineJoin = 'round';
    context.strokeText(text, x, baseline);
  });
  fill();
}

function decorate(context: CanvasRenderingContext2D, paint: TextPaint, line: TextLine): void {
  if (!paint.decoration) return;
  const { size, color } = paint.face;
  const thickness = Math.max(1, size * 0.07);
  const y = paint.decoration === 'strike' ? line.baseline - size * 0.3 : line.baseline + size * 0.12;
  context.fillStyle = color;
  context.fillRect(line.x - size * 0.04, y - thickness / 2, line.width + size * 0.08, thickness);
}

function drawLine(
  context: CanvasRenderingContext2D,
  paint: TextPaint,
  line: TextLine,
  scale: number,
  host: DrawHost,
): void {
  useFace(context, paint.face, line.text, line.direction, host);
  drawRun(context, paint.face, line.text, line.x, line.baseline, paint.face.color, scale);
  decorate(context, paint, line);
}

export function drawText(
  context: CanvasRenderingContext2D,
  paint: TextPaint,
  typed: number,
  scale: number,
  host: DrawHost,
): void {
  if (typed >= 1) {
    for (const line of paint.lines) drawLine(context, paint, line, scale, host);
    return;
  }
  const counts = paint.lines.map((line) => graphemesOf(line.text).length);
  let left = Math.floor(counts.reduce((sum, count) => sum + count, 0) * typed + 1e-6);
  for (const [index, line] of paint.lines.entries()) {
    const count = counts[index] ?? 0;
    const shown = Math.min(count, left);
    left -= shown;
    if (shown === 0) break;
    if (shown === count) {
      drawLine(context, paint, line, scale, host);
      continue;
    }
    useFace(context, paint.face, line.text, line.direction, host);
    // Typed letters are uncovered, not set anew: joined letters would change shape and lines would jump.
    const width = context.measureText(graphemesOf(line.text).slice(0, shown).join('')).width;
    context.save();
    context.beginPath();
    const reach = line.height;
    if (line.direction === 'rtl')
      context.rect(line.x + line.width - width, line.top - reach, width + reach, line.height + reach * 2);
    else context.rect(line.x - reach, line.top - reach, width + reach, line.height + reach * 2);
    context.clip();
    drawRun(context, paint.face, line.text, line.x, line.baseline, paint.face.color, scale);
    context.restore();
  }
}

export function countShown(node: DisplayNode, paint: CountPaint, t: number): string {
  return countText(paint.count, t - node.start, paint.language);
}

export function drawCount(
  context: CanvasRenderingContext2D,
  paint: CountPaint,
  text: string,
  scale: number,
  host: DrawHost,
): void {
  useFace(context, paint.face, text, paint.line.direction, host);
  const width = context.measureText(text).width;
  const free = paint.line.width - width;
  const x = paint.line.x + (paint.align === 'center' ? free / 2 : paint.align === 'right' ? free : 0);
  drawRun(context, paint.face, text, x, paint.line.baseline, paint.face.color, scale);
}
