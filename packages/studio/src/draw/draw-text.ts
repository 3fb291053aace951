import type { DisplayNode, NodePaint, TextLine, TypeFace } from '../layout/display-list.ts';
import { measuredAt } from '../text/measurer.ts';
import { graphemesOf } from '../text/script.ts';
import { countText } from './count-text.ts';
import type { DrawHost } from './host.ts';
import { inShadow } from './paint-style.ts';

type TextPaint = Extract<NodePaint, { kind: 'text' }>;
type CountPaint = Extract<NodePaint, { kind: 'count' }>;

/**
 * Type is set at the one size it is measured at and scaled as it is drawn. Shaping a line takes twenty times as long as
 * drawing it, and the canvas remembers what it has shaped by size: so a line is shaped once for all sizes of an ad.
 */
const scaleOf = (face: TypeFace): number => face.size / measuredAt;

/** How wide a text is in the face in use. */
const widthOf = (context: CanvasRenderingContext2D, face: TypeFace, text: string): number =>
  context.measureText(text).width * scaleOf(face);

export function useFace(
  context: CanvasRenderingContext2D,
  face: TypeFace,
  text: string,
  direction: 'ltr' | 'rtl',
  host: DrawHost,
): void {
  context.font = host.fonts.css(face.font, measuredAt, text);
  context.letterSpacing = `${face.tracking / scaleOf(face)}px`;
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
  const size = scaleOf(face);
  const fill = (): void => {
    context.fillStyle = color;
    context.fillText(text, 0, 0);
  };
  context.save();
  context.translate(x, baseline);
  context.scale(size, size);
  if (outline) {
    inShadow(context, shadow, scale, () => {
      context.strokeStyle = outline.color;
      context.lineWidth = (outline.width * 2) / size;
      context.lineJoin = 'round';
      context.strokeText(text, 0, 0);
    });
    fill();
  } else inShadow(context, shadow, scale, fill);
  context.restore();
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
    const width = widthOf(context, paint.face, graphemesOf(line.text).slice(0, shown).join(''));
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
  const width = widthOf(context, paint.face, text);
  const free = paint.line.width - width;
  const x = paint.line.x + (paint.align === 'center' ? free / 2 : paint.align === 'right' ? free : 0);
  drawRun(context, paint.face, text, x, paint.line.baseline, paint.face.color, scale);
}
