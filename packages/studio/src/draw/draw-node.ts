import type { DisplayNode } from '../layout/display-list.ts';
import { centerOf } from '../layout/geometry.ts';
import { captionMoment, drawCaptions } from './draw-captions.ts';
import { drawPicture } from './draw-picture.ts';
import { drawProgress, drawRating, drawShape } from './draw-shape.ts';
import { countShown, drawCount, drawText } from './draw-text.ts';
import type { DrawHost } from './host.ts';
import { stateAt, type NodeState } from './state.ts';

function progressAt(node: DisplayNode, from: number, to: number, t: number): number {
  return from + (to - from) * Math.max(0, Math.min(1, (t - node.start) / (node.end - node.start)));
}

/** Two moments with the same key have the same pixels, up to where they are put, how large and how opaque. */
export function contentKey(node: DisplayNode, state: NodeState, t: number): string {
  const parts: (string | number)[] = [];
  if (state.turn !== 0) parts.push('r', state.turn.toFixed(4));
  for (const clip of state.clips)
    parts.push('c', clip.x.toFixed(2), clip.y.toFixed(2), clip.width.toFixed(2), clip.height.toFixed(2));
  if (state.zoom !== 1 || state.panX !== 0 || state.panY !== 0)
    parts.push('z', state.zoom.toFixed(5), state.panX.toFixed(5), state.panY.toFixed(5));
  if (state.depth) parts.push('d', state.depth.push.toFixed(5), state.depth.slide.toFixed(3));
  const { paint } = node;
  if (paint.kind === 'text' && state.typed < 1) parts.push('t', state.typed.toFixed(4));
  if (paint.kind === 'count') parts.push('n', countShown(node, paint, t));
  if (paint.kind === 'captions') {
    const moment = captionMoment(paint, t);
    parts.push('w', moment ? `${moment.page}/${moment.word}/${moment.pop}` : '-');
  }
  if (paint.kind === 'progress' && paint.from !== paint.to)
    parts.push('p', progressAt(node, paint.from, paint.to, t).toFixed(4));
  if (paint.kind === 'frame') parts.push('f', t.toFixed(4));
  return parts.join(' ');
}

/** A node's pixels in frame coordinates, without the shift, scale and opacity that `placeNode` adds. */
export function drawContent(
  context: CanvasRenderingContext2D,
  node: DisplayNode,
  state: NodeState,
  t: number,
  host: DrawHost,
  shadowScale = 1,
): void {
  context.save();
  if (state.turn !== 0) {
    const c = centerOf(node.box);
    context.translate(c.x, c.y);
    context.rotate(state.turn);
    context.translate(-c.x, -c.y);
  }
  for (const clip of state.clips) {
    context.beginPath();
    context.rect(clip.x, clip.y, clip.width, clip.height);
    context.clip();
  }
  paintNode(context, node, state, t, host, shadowScale);
  context.restore();
}

function paintNode(
  context: CanvasRenderingContext2D,
  node: DisplayNode,
  state: NodeState,
  t: number,
  host: DrawHost,
  scale: number,
): void {
  const { paint, box } = node;
  switch (paint.kind) {
    case 'text':
      return drawText(context, paint, state.typed, scale, host);
    case 'count':
      return drawCount(context, paint, countShown(node, paint, t), scale, host);
    case 'captions': {
      const moment = captionMoment(paint, t);
      return moment ? drawCaptions(context, paint, moment, scale, host) : undefined;
    }
    case 'shape':
      return drawShape(context, paint, box, scale, host);
    case 'rating':
      return drawRating(context, paint, box);
    case 'progress':
      return drawProgress(context, paint, progressAt(node, paint.from, paint.to, t), box);
    case 'image': {
      const picture = host.image(paint.asset);
      return picture ? drawPicture(context, paint, picture, box, state, scale) : undefined;
    }
    case 'frame': {
      const picture = host.frame(paint.asset, paint.from + (t - node.start) * paint.speed);
      return picture ? drawPicture(context, paint, picture, box, state, scale) : undefined;
    }
  }
}

/** `unit` is what the context is scaled by already, as in a preview; shadows have to follow both. */
export function drawNode(
  context: CanvasRenderingContext2D,
  node: DisplayNode,
  t: number,
  host: DrawHost,
  unit: number,
): void {
  const state = stateAt(node, t);
  if (!state.visible) return;
  context.save();
  context.globalAlpha *= Math.min(1, state.opacity);
  context.transform(state.scale, 0, 0, state.scale, state.x, state.y);
  drawContent(context, node, state, t, host, unit * state.scale);
  context.restore();
}
