import type { DisplayList, DisplayScene } from '../layout/display-list.ts';
import { absoluteSide } from '../layout/tracks.ts';
import { drawNode } from './draw-node.ts';
import { easeAt } from './easing.ts';
import type { DrawHost } from './host.ts';
import { fillWith } from './paint-style.ts';

export type Moment = {
  readonly scene: DisplayScene;
  readonly before?: DisplayScene;
  /** How far the transition is, 0–1; 1 when over. */ readonly progress: number;
};

/** Which scenes are seen at a time. */
export function momentAt(list: DisplayList, t: number): Moment {
  const found = list.scenes.findLastIndex((scene) => t >= scene.start - 1e-9);
  const index = Math.max(0, found);
  const scene = list.scenes[index] as DisplayScene;
  const before = list.scenes[index - 1];
  if (!before || scene.overlap <= 0 || t >= scene.start + scene.overlap - 1e-9) return { scene, progress: 1 };
  return { scene, before, progress: easeAt(scene.transition.ease ?? 'in-out', (t - scene.start) / scene.overlap) };
}

export function drawBackground(
  context: CanvasRenderingContext2D,
  list: Pick<DisplayList, 'width' | 'height'>,
  scene: DisplayScene,
): void {
  context.beginPath();
  context.rect(0, 0, list.width, list.height);
  fillWith(context, scene.background, { x: 0, y: 0, width: list.width, height: list.height });
}

export function drawScene(
  context: CanvasRenderingContext2D,
  list: DisplayList,
  scene: DisplayScene,
  t: number,
  host: DrawHost,
): void {
  drawBackground(context, list, scene);
  const unit = context.getTransform().a;
  for (const node of scene.nodes) drawNode(context, node, t - scene.start, host, unit);
}

/** How two finished scenes are put together: the numbers behind every transition, for canvas and sprite renderers alike. */
export type Blend = {
  readonly opacity: number;
  readonly beforeScale: number;
  readonly beforeX: number;
  readonly beforeY: number;
  readonly x: number;
  readonly y: number;
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** Whole pairs of pixels: video shares colour between two, so both renderers move by the same steps. */
function even(value: number): number {
  return 2 * Math.round(value / 2);
}

export function blendOf(list: DisplayList, moment: Moment): Blend {
  const { progress, scene } = moment;
  const side = absoluteSide(scene.transition.side ?? 'end', list.direction);
  const { width, height } = list;
  const rest = { opacity: 1, beforeScale: 1, beforeX: 0, beforeY: 0, x: 0, y: 0 };
  switch (scene.transition.kind) {
    case 'cut':
      return rest;
    case 'crossfade':
      return { ...rest, opacity: progress };
    case 'zoom':
      return { ...rest, opacity: progress, beforeScale: 1 + 0.25 * progress };
    case 'push': {
      const x = side === 'right' ? width : side === 'left' ? -width : 0;
      const y = side === 'down' ? height : side === 'up' ? -height : 0;
      return {
        ...rest,
        x: even(x * (1 - progress)),
        y: even(y * (1 - progress)),
        beforeX: even(-x * progress),
        beforeY: even(-y * progress),
      };
    }
    case 'wipe': {
      const w = side === 'left' || side === 'right' ? even(width * progress) : width;
      const h = side === 'up' || side === 'down' ? even(height * progress) : height;
      return {
        ...rest,
        clip: { x: side === 'right' ? width - w : 0, y: side === 'down' ? height - h : 0, width: w, height: h },
      };
    }
  }
}

function drawTransition(
  context: CanvasRenderingContext2D,
  list: DisplayList,
  moment: Moment & { before: DisplayScene },
  t: number,
  host: DrawHost,
): void {
  const blend = blendOf(list, moment);
  context.save();
  context.translate(list.width / 2 + blend.beforeX, list.height / 2 + blend.beforeY);
  context.scale(blend.beforeScale, blend.beforeScale);
  context.translate(-list.width / 2, -list.height / 2);
  drawScene(context, list, moment.before, t, host);
  context.restore();
  // The coming scene is finished first: fading its layers one by one would let the old scene shine through them.
  const scale = context.getTransform().a;
  const layer = host.scratch(Math.ceil(list.width * scale), Math.ceil(list.height * scale));
  layer.save();
  layer.scale(scale, scale);
  drawScene(layer, list, moment.scene, t, host);
  layer.restore();
  context.save();
  if (blend.clip) {
    context.beginPath();
    context.rect(blend.clip.x, blend.clip.y, blend.clip.width, blend.clip.height);
    context.clip();
  }
  context.globalAlpha = blend.opacity;
  context.drawImage(layer.canvas, blend.x, blend.y, layer.canvas.width / scale, layer.canvas.height / scale);
  context.restore();
}

/** Draws the moment `t` of a display list, whole. Calls with the same arguments draw the same. */
export function drawFrame(context: CanvasRenderingContext2D, list: DisplayList, t: number, host: DrawHost): void {
  const moment = momentAt(list, t);
  context.save();
  context.beginPath();
  context.rect(0, 0, list.width, list.height);
  context.clip();
  if (moment.before) drawTransition(context, list, { ...moment, before: moment.before }, t, host);
  else drawScene(context, list, moment.scene, t, host);
  const unit = context.getTransform().a;
  for (const node of list.overlay) drawNode(context, node, t, host, unit);
  context.restore();
}

/** The moment that stands for the whole: a picture's only one, or where a video's last scene is settled. */
export function posterTime(list: DisplayList, wished?: number): number {
  if (list.kind === 'picture') return 0;
  const first = list.scenes[0];
  return wished ?? (first ? first.start + (first.end - first.start) * 0.7 : 0);
}
