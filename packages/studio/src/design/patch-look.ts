import type { AssetRef } from '../creative/creative.ts';
import type { GroupLayer, Layer } from '../creative/layer.ts';
import { solid } from '../creative/paint.ts';
import type { TextStyle } from '../creative/text-style.ts';
import type { LayerPatch } from './design.ts';

type Look = Pick<LayerPatch, 'text' | 'color' | 'fill' | 'font' | 'weight' | 'align' | 'asset'>;

/** Words, colours, type and picture of a layer. A group hands words and type down to its texts. */
export function patchLook(layer: Layer, patch: Look, assets: Readonly<Record<string, AssetRef>>): Layer {
  const { color, fill, asset } = patch;
  switch (layer.kind) {
    case 'text':
      return { ...layer, text: patch.text ?? layer.text, style: styled(layer.style, patch) };
    case 'count':
    case 'captions':
      return { ...layer, style: styled(layer.style, patch) };
    case 'rating':
    case 'progress':
      return { ...layer, color: color ?? layer.color };
    case 'shape': {
      if (layer.stroke && !layer.fill && color) return { ...layer, stroke: { ...layer.stroke, color } };
      const paint = fill ?? (color ? solid(color) : undefined);
      return paint ? { ...layer, fill: paint } : layer;
    }
    case 'image':
    case 'video':
    case 'presenter':
      return asset && Object.hasOwn(assets, asset) ? { ...layer, asset } : layer;
    case 'group':
      return patchGroup(layer, patch, assets);
  }
}

function styled(style: TextStyle, { color, fill, font, weight, align }: Look): TextStyle {
  return {
    ...style,
    ...(color ? { color } : {}),
    ...(font ? { family: font } : {}),
    ...(weight ? { weight } : {}),
    ...(align ? { align } : {}),
    ...(fill?.kind === 'solid' && style.plate ? { plate: { ...style.plate, color: fill.color } } : {}),
  };
}

function patchGroup(group: GroupLayer, patch: Look, assets: Readonly<Record<string, AssetRef>>): GroupLayer {
  const { fill, ...rest } = patch;
  const ground = groundOf(group);
  let text = rest.text;
  const children = group.children.map((child): Layer => {
    if (child === ground) return fill ? { ...ground, fill } : child;
    if (child.kind === 'shape') return child;
    const { text: _text, ...others } = rest;
    const own = text !== undefined && holdsText(child);
    const patched = patchLook(child, own && text !== undefined ? { ...others, text } : others, assets);
    if (own) text = undefined;
    return patched;
  });
  return { ...group, children, ...(fill && group.fill ? { fill } : {}) };
}

/** The shape that a group without a fill of its own stands on: a star, a stamp. */
function groundOf(group: GroupLayer): Extract<Layer, { kind: 'shape' }> | undefined {
  const first = group.children[0];
  return !group.fill && group.layout === 'free' && first?.kind === 'shape' && first.fill ? first : undefined;
}

function holdsText(layer: Layer): boolean {
  return layer.kind === 'text' || (layer.kind === 'group' && layer.children.some(holdsText));
}
