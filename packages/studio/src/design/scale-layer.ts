import type { Layer } from '../creative/layer.ts';
import { limits } from '../creative/limits.ts';
import type { Shadow, Stroke } from '../creative/paint.ts';
import type { TextStyle } from '../creative/text-style.ts';

/** A layer drawn for one frame, with every length in it multiplied for another. Its box is left to the caller. */
export function scaleLayer(layer: Layer, by: number): Layer {
  const common = layer.size ? { size: scaleSize(layer.size, by) } : {};
  switch (layer.kind) {
    case 'text':
    case 'count':
    case 'captions':
      return { ...layer, ...common, style: scaleStyle(layer.style, by) };
    case 'image':
      return { ...layer, ...common, ...radius(layer, by), ...shadow(layer, by) };
    case 'video':
    case 'presenter':
      return { ...layer, ...common, ...radius(layer, by) };
    case 'shape':
      return {
        ...layer,
        ...common,
        ...shadow(layer, by),
        ...stroke(layer, by),
        shape:
          layer.shape.kind === 'rect' && layer.shape.radius !== undefined
            ? { ...layer.shape, radius: layer.shape.radius * by }
            : layer.shape,
      };
    case 'rating':
    case 'progress':
      return { ...layer, ...common };
    case 'group':
      return {
        ...layer,
        ...common,
        ...radius(layer, by),
        ...shadow(layer, by),
        ...stroke(layer, by),
        ...(layer.gap === undefined ? {} : { gap: layer.gap * by }),
        ...(layer.padding === undefined ? {} : { padding: scalePadding(layer.padding, by) }),
        children: layer.children.map((child) => ({ ...scaleLayer(child, by), ...childBox(child, by) })),
      };
  }
}

function childBox(layer: Layer, by: number): Pick<Layer, 'box'> {
  const { box } = layer;
  if (!box || box.unit === 'fr') return box ? { box } : {};
  return { box: { ...box, x: box.x * by, y: box.y * by, width: box.width * by, height: box.height * by } };
}

function scalePadding(padding: number | [number, number], by: number): number | [number, number] {
  return typeof padding === 'number' ? padding * by : [padding[0] * by, padding[1] * by];
}

function scaleSize(size: NonNullable<Layer['size']>, by: number): NonNullable<Layer['size']> {
  const scaled = Object.entries(size).map(([key, value]) => [
    key,
    typeof value === 'number' && key !== 'grow' ? value * by : value,
  ]);
  return Object.fromEntries(scaled) as NonNullable<Layer['size']>;
}

function fontSize(size: number): number {
  return Math.max(limits.fontSize.min, Math.min(limits.fontSize.max, size));
}

function scaleStyle(style: TextStyle, by: number): TextStyle {
  return {
    ...style,
    size: fontSize(style.size * by),
    ...(style.minSize === undefined ? {} : { minSize: fontSize(style.minSize * by) }),
    ...shadow(style, by),
  };
}

function radius(layer: { radius?: number | undefined }, by: number): { radius?: number } {
  return layer.radius === undefined ? {} : { radius: Math.min(4000, layer.radius * by) };
}

function shadow(layer: { shadow?: Shadow | undefined }, by: number): { shadow?: Shadow } {
  const cast = layer.shadow;
  if (!cast) return {};
  const held = (value: number): number => Math.max(-500, Math.min(500, value * by));
  return {
    shadow: {
      ...cast,
      blur: Math.min(200, cast.blur * by),
      ...(cast.x === undefined ? {} : { x: held(cast.x) }),
      ...(cast.y === undefined ? {} : { y: held(cast.y) }),
    },
  };
}

function stroke(layer: { stroke?: Stroke | undefined }, by: number): { stroke?: Stroke } {
  const line = layer.stroke;
  if (!line) return {};
  return {
    stroke: {
      ...line,
      width: Math.max(0.25, Math.min(200, line.width * by)),
      ...(line.dash ? { dash: line.dash.map((part) => Math.max(0.5, Math.min(500, part * by))) } : {}),
    },
  };
}
