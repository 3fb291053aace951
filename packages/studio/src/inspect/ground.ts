import { luminance, over } from '../brand/contrast.ts';
import { colorOf, rgbOf, withAlpha } from '../brand/oklch.ts';
import type { Color, Paint } from '../creative/paint.ts';
import { gradientLine } from '../draw/paint-style.ts';
import type { NodeState } from '../draw/state.ts';
import type { DisplayList, DisplayNode, Point, Rect } from '../layout/display-list.ts';

/** The darkest and lightest colour that may lie at a point: a photograph leaves a range, everything else none. */
export type Ground = { readonly dark: Color; readonly light: Color };

function between(stops: Extract<Paint, { kind: 'linear' }>['stops'], at: number): Color {
  const after = stops.findIndex((stop) => stop.at >= at);
  const high = stops[after === -1 ? stops.length - 1 : after];
  const low = stops[Math.max(0, (after === -1 ? stops.length : after) - 1)];
  if (!high || !low || high === low || high.at === low.at) return (high ?? low)?.color ?? '#000000';
  const share = Math.max(0, Math.min(1, (at - low.at) / (high.at - low.at)));
  const a = rgbOf(low.color);
  const b = rgbOf(high.color);
  const mix = (x: number, y: number): number => x + (y - x) * share;
  return colorOf({ r: mix(a.r, b.r), g: mix(a.g, b.g), b: mix(a.b, b.b), a: mix(a.a, b.a) });
}

export function paintAt(paint: Paint, box: Rect, point: Point): Color {
  if (paint.kind === 'solid') return paint.color;
  if (paint.kind === 'linear') {
    const { x0, y0, x1, y1 } = gradientLine(paint.angle, box);
    const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
    return between(paint.stops, length === 0 ? 0 : ((point.x - x0) * (x1 - x0) + (point.y - y0) * (y1 - y0)) / length);
  }
  const x = (point.x - box.x) / box.width - paint.x;
  const y = (point.y - box.y) / box.height - paint.y;
  return between(paint.stops, Math.hypot(x, y) / paint.radius);
}

function inEllipse(box: Rect, point: Point, share = 1): boolean {
  const x = (point.x - box.x - box.width / 2) / ((box.width / 2) * share);
  const y = (point.y - box.y - box.height / 2) / ((box.height / 2) * share);
  return x * x + y * y <= 1;
}

function inRounded(box: Rect, point: Point, radius: number): boolean {
  if (point.x < box.x || point.y < box.y || point.x > box.x + box.width || point.y > box.y + box.height) return false;
  const r = Math.min(radius, box.width / 2, box.height / 2);
  const dx = Math.max(box.x + r - point.x, point.x - box.x - box.width + r, 0);
  const dy = Math.max(box.y + r - point.y, point.y - box.y - box.height + r, 0);
  return dx * dx + dy * dy <= r * r + 0.01;
}

/** Whether a node's own ink lies at a point of what it drew. */
export function covers(node: DisplayNode, point: Point): boolean {
  const { paint, box } = node;
  if (paint.kind === 'image' || paint.kind === 'frame') return inRounded(box, point, paint.radius);
  if (paint.kind !== 'shape' || !paint.fill) return false;
  switch (paint.shape.kind) {
    case 'rect':
      return inRounded(box, point, paint.shape.radius ?? 0);
    case 'ellipse':
      return inEllipse(box, point);
    case 'burst':
      return inEllipse(box, point, 1 - paint.shape.depth);
    case 'arch':
      return (
        inRounded({ ...box, height: box.height + box.width }, point, box.width / 2) && point.y <= box.y + box.height
      );
    case 'path':
      return false;
  }
}

/** A node at a moment, with its state there: judging a text asks for the same ones again and again. */
export type Standing = { readonly node: DisplayNode; readonly state: NodeState };

/** Whether text may stand on what a node draws. */
export function isGround({ node, state }: Standing): boolean {
  const { kind } = node.paint;
  return state.visible && (kind === 'image' || kind === 'frame' || (kind === 'shape' && node.paint.fill !== undefined));
}

/** Where a point of the frame lies in what a node drew before it was moved. */
export function into({ node, state }: Standing, point: Point): Point {
  const x = (point.x - state.x) / state.scale;
  const y = (point.y - state.y) / state.scale;
  if (state.turn === 0) return { x, y };
  const cx = node.box.x + node.box.width / 2;
  const cy = node.box.y + node.box.height / 2;
  const cos = Math.cos(-state.turn);
  const sin = Math.sin(-state.turn);
  return { x: cx + (x - cx) * cos - (y - cy) * sin, y: cy + (x - cx) * sin + (y - cy) * cos };
}

function lay(ground: Ground, color: Color, opacity: number): Ground {
  const seen = withAlpha(color, rgbOf(color).a * opacity);
  return { dark: over(seen, ground.dark), light: over(seen, ground.light) };
}

const unknown = { dark: '#000000', light: '#ffffff' };

/** What lies under a point after all the given grounds are drawn. */
export function groundAt(background: Paint, list: DisplayList, below: readonly Standing[], point: Point): Ground {
  const base = paintAt(background, { x: 0, y: 0, width: list.width, height: list.height }, point);
  let ground: Ground = { dark: over(base, '#000000'), light: over(base, '#ffffff') };
  for (const standing of below) {
    const { node, state } = standing;
    const at = into(standing, point);
    if (!covers(node, at)) continue;
    if (node.paint.kind === 'shape' && node.paint.fill)
      ground = lay(ground, paintAt(node.paint.fill, node.box, at), state.opacity);
    if (node.paint.kind !== 'image' && node.paint.kind !== 'frame') continue;
    const asset = list.assets[node.paint.asset];
    const tones = asset?.tones ?? unknown;
    const dark = lay(ground, tones.dark, state.opacity).dark;
    const light = lay(ground, tones.light, state.opacity).light;
    // A cut-out may leave the point open: what was there counts as well.
    ground = asset?.cutout ? { dark: darker(ground.dark, dark), light: lighter(ground.light, light) } : { dark, light };
  }
  return ground;
}

function darker(a: Color, b: Color): Color {
  return luminance(a) <= luminance(b) ? a : b;
}

function lighter(a: Color, b: Color): Color {
  return luminance(a) >= luminance(b) ? a : b;
}
