import type { Layer } from '../creative/layer.ts';
import type { Motion } from '../creative/motion.ts';
import type { Shadow, Stroke } from '../creative/paint.ts';
import type { NodePaint, Rect, Track } from './display-list.ts';
import { rotatedBounds, union } from './geometry.ts';
import { turnOf, type Stage, type Surroundings } from './stage.ts';
import { modeOf, tracksOf } from './tracks.ts';

export type Life = { readonly start: number; readonly end: number };
export type Draft = {
  readonly id: string;
  readonly rect: Rect;
  readonly ink: Rect;
  readonly paint: NodePaint;
  readonly content: 'constant' | 'changing' | 'opaque-picture';
  readonly order?: number;
};

export function lifeOf(layer: Layer, around: Surroundings, stage: Stage): Life {
  if (!stage.moving) return { start: 0, end: around.end };
  const start = around.start + (layer.time?.start ?? 0);
  return {
    start,
    end: layer.time?.end === undefined ? around.end : Math.min(around.end, around.start + layer.time.end),
  };
}

/** Adds a node; `draft.rect` and `draft.ink` are already where they are drawn. */
export function pushNode(layer: Layer, draft: Draft, around: Surroundings, stage: Stage): void {
  const life = lifeOf(layer, around, stage);
  if (life.end <= life.start || draft.rect.width <= 0 || draft.rect.height <= 0) return;
  const tracks: Track[] = [
    ...turnOf(layer.kind === 'group' ? 0 : layer.rotate, draft.rect, stage),
    ...ownTracks(layer, draft, life, stage),
    ...around.tracks,
  ];
  stage.nodes.push({
    id: draft.id,
    ...(layer.slot ? { slot: layer.slot } : {}),
    box: draft.rect,
    bounds: restingBounds(union(draft.rect, draft.ink), tracks),
    ...life,
    opacity: around.opacity * (layer.kind === 'group' ? 1 : (layer.opacity ?? 1)),
    tracks,
    mode: modeOf(tracks, draft.content),
    paint: draft.paint,
  });
}

function ownTracks(layer: Layer, draft: Draft, life: Life, stage: Stage): Track[] {
  if (!stage.moving || layer.kind === 'group') return [];
  const setting = { shortSide: Math.min(stage.width, stage.height), direction: stage.direction, ...life };
  return (layer.motion ?? []).flatMap((motion: Motion) => tracksOf(motion, draft.rect, draft.order ?? 0, setting));
}

function restingBounds(ink: Rect, tracks: readonly Track[]): Rect {
  return tracks.reduce(
    (bounds, track) =>
      track.prop === 'rotate' && track.from === track.to ? rotatedBounds(bounds, track.to, track.origin) : bounds,
    ink,
  );
}

export function inkOf(rect: Rect, shadow: Shadow | undefined, stroke?: Stroke): Rect {
  const edge = (stroke?.width ?? 0) / 2 + 1;
  const line = { x: rect.x - edge, y: rect.y - edge, width: rect.width + edge * 2, height: rect.height + edge * 2 };
  if (!shadow) return line;
  const blur = shadow.blur * 1.5;
  const cast = {
    x: line.x + (shadow.x ?? 0) - blur,
    y: line.y + (shadow.y ?? 0) - blur,
    width: line.width + blur * 2,
    height: line.height + blur * 2,
  };
  return union(line, cast);
}
