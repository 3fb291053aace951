import type { GroupLayer, Layer } from '../creative/layer.ts';
import type { NodePaint, Rect } from './display-list.ts';
import { emitCaptions } from './emit-captions.ts';
import { emitCount, emitText } from './emit-text.ts';
import { containRect } from './geometry.ts';
import { inkOf, pushNode, type Draft } from './push-node.ts';
import { mirrored, type Stage, type Surroundings } from './stage.ts';

export function emitBackground(group: GroupLayer, rect: Rect, inner: Surroundings, stage: Stage): void {
  if (!group.fill && !group.stroke) return;
  const place = mirrored(rect, stage);
  const paint: NodePaint = {
    kind: 'shape',
    shape: { kind: 'rect', radius: group.radius ?? 0 },
    flip: false,
    ...(group.fill ? { fill: group.fill } : {}),
    ...(group.stroke ? { stroke: group.stroke } : {}),
    ...(group.shadow ? { shadow: group.shadow } : {}),
  };
  pushNode(
    { ...group, slot: undefined },
    {
      id: `${group.id}-ground`,
      rect: place,
      ink: inkOf(place, group.shadow, group.stroke),
      paint,
      content: 'constant',
    },
    inner,
    stage,
  );
}

const middle = { x: 0.5, y: 0.5 };

/** About its middle, so that turns and scales keep their point. */
function stretched(rect: Rect, layer: Layer): Rect {
  const by = layer.kind === 'shape' || layer.kind === 'image' ? layer.stretch : undefined;
  if (!by) return rect;
  const [width, height] = [rect.width * by.x, rect.height * by.y];
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

export function emitLayer(layer: Exclude<Layer, GroupLayer>, rect: Rect, around: Surroundings, stage: Stage): void {
  const place = stretched(mirrored(rect, stage), layer);
  const push = (
    paint: NodePaint,
    content: Draft['content'],
    ink: Rect = inkOf(place, undefined),
    box: Rect = place,
  ): void => pushNode(layer, { id: layer.id, rect: box, ink, paint, content }, around, stage);
  const flip = stage.direction === 'rtl';
  switch (layer.kind) {
    case 'text':
      return emitText(layer, rect, around, stage);
    case 'count':
      return emitCount(layer, rect, around, stage);
    case 'captions':
      return emitCaptions(layer, rect, around, stage);
    case 'image': {
      const asset = stage.assets[layer.asset];
      const anchor = layer.anchor ?? middle;
      const seen = flip ? { x: 1 - anchor.x, y: anchor.y } : anchor;
      const whole = mirrored(rect, stage);
      const box =
        layer.fit === 'contain' && asset?.width && asset.height
          ? stretched(containRect(whole, asset.width, asset.height, seen), layer)
          : place;
      // What is pulled out of shape is cropped: a product is never drawn wider than it is.
      const fit = layer.stretch && layer.stretch.x !== layer.stretch.y ? 'cover' : layer.fit;
      const opaque = fit === 'cover' && !asset?.cutout && !layer.radius && !layer.shadow;
      return push(
        {
          kind: 'image',
          asset: layer.asset,
          fit,
          focus: layer.focus ?? middle,
          anchor: seen,
          radius: layer.radius ?? 0,
          ...(layer.shadow ? { shadow: layer.shadow } : {}),
        },
        opaque ? 'opaque-picture' : 'constant',
        inkOf(box, layer.shadow),
        box,
      );
    }
    case 'video':
    case 'presenter':
      return push(
        {
          kind: 'frame',
          asset: layer.asset,
          fit: layer.fit,
          focus: layer.focus ?? middle,
          radius: layer.radius ?? 0,
          from: layer.from ?? 0,
          speed: layer.speed ?? 1,
        },
        'changing',
      );
    case 'shape':
      return push(
        {
          kind: 'shape',
          shape: layer.shape,
          flip: flip && (layer.directional ?? false),
          ...(layer.fill ? { fill: layer.fill } : {}),
          ...(layer.stroke ? { stroke: layer.stroke } : {}),
          ...(layer.shadow ? { shadow: layer.shadow } : {}),
        },
        'constant',
        inkOf(place, layer.shadow, layer.stroke),
      );
    case 'rating':
      return push(
        { kind: 'rating', value: layer.value, max: layer.max, color: layer.color, empty: layer.empty, flip },
        'constant',
      );
    case 'progress':
      return push(
        {
          kind: 'progress',
          from: layer.from,
          to: layer.to,
          segments: layer.segments ?? 1,
          color: layer.color,
          track: layer.track,
          flip,
        },
        stage.moving && layer.from !== layer.to ? 'changing' : 'constant',
      );
  }
}
