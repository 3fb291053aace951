import { type Depth, depthColumn, depthRow } from '../layout/depth.ts';
import type { NodePaint, Rect } from '../layout/display-list.ts';
import { containRect, coverSource, type View } from '../layout/geometry.ts';
import type { Picture } from './host.ts';
import { inShadow } from './paint-style.ts';

type ImagePaint = Extract<NodePaint, { kind: 'image' | 'frame' }>;

/**
 * Down to half its size every pixel of a picture is among the four that a plain step looks at; more than that is only
 * worth its price, half of all drawing, where a picture grows or shrinks further.
 */
function smoothingFor(ratio: number): ImageSmoothingQuality {
  return ratio > 1 ? 'high' : ratio >= 0.5 ? 'low' : 'medium';
}

/** The smallest copy that does not have to be shrunk below half: canvases would halve the picture anew each time. */
function copyFor(picture: Picture, ratio: number): Picture {
  return ratio < 0.5 && picture.half ? copyFor(picture.half(), ratio * 2) : picture;
}

export function drawPicture(
  context: CanvasRenderingContext2D,
  paint: ImagePaint,
  picture: Picture,
  box: Rect,
  view: View & { readonly depth?: Depth },
  scale: number,
): void {
  context.imageSmoothingEnabled = true;
  const shadow = paint.kind === 'image' ? paint.shadow : undefined;
  context.save();
  if (paint.radius > 0) {
    const radius = Math.min(paint.radius, box.width / 2, box.height / 2);
    context.beginPath();
    context.roundRect(box.x, box.y, box.width, box.height, radius);
    if (shadow) {
      context.fillStyle = shadow.color;
      inShadow(context, shadow, scale, () => context.fill());
    }
    context.clip();
  }
  const own = paint.radius > 0 ? undefined : shadow;
  if (paint.fit === 'contain') {
    const anchor = paint.kind === 'image' ? paint.anchor : { x: 0.5, y: 0.5 };
    const place = containRect(box, picture.width, picture.height, anchor);
    const copy = copyFor(picture, (place.width * scale) / picture.width);
    context.imageSmoothingQuality = smoothingFor((place.width * scale) / copy.width);
    inShadow(context, own, scale, () => context.drawImage(copy.source, place.x, place.y, place.width, place.height));
  } else if (view.depth) {
    drawDepth(context, picture, coverSource(picture.width, picture.height, box, paint.focus, view), box, view.depth);
  } else {
    const whole = coverSource(picture.width, picture.height, box, paint.focus, view);
    const copy = copyFor(picture, (box.width * scale) / whole.width);
    const from = coverSource(copy.width, copy.height, box, paint.focus, view);
    context.imageSmoothingQuality = smoothingFor((box.width * scale) / from.width);
    inShadow(context, own, scale, () =>
      context.drawImage(copy.source, from.x, from.y, from.width, from.height, box.x, box.y, box.width, box.height),
    );
  }
  context.restore();
}

/** Rows drawn together: they go apart by a fifth of a pixel. */
const bandRows = 4;

/** Band by band. They meet between two pixels of the canvas: within one, what lies below would shine through. */
function drawDepth(context: CanvasRenderingContext2D, { source }: Picture, shown: Rect, box: Rect, depth: Depth): void {
  const scale = shown.width / box.width;
  const { d, f } = context.getTransform();
  const band = Math.max(1, Math.round(bandRows * d));
  const [first, last] = [Math.floor(box.y * d + f), (box.y + box.height) * d + f];
  context.imageSmoothingQuality = 'low';
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  for (let row = first; row < last; row += band) {
    const [top, bottom] = [(row - f) / d, (row + band - f) / d];
    const middle = depthRow(depth, (top + bottom) / 2);
    const [above, below] = [depthRow(depth, top).from, depthRow(depth, bottom).from];
    const [left, right] = [box.x, box.x + box.width].map((x) => depthColumn(depth, middle, x)) as [number, number];
    const from = { x: shown.x + (left - box.x) * scale, y: shown.y + (above - box.y) * scale };
    const [width, height] = [(right - left) * scale, (below - above) * scale];
    context.drawImage(source, from.x, from.y, width, height, box.x, top, box.width, bottom - top);
  }
}
