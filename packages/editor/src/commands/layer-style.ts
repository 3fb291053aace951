import { type Paint, solid } from '@adwright/studio/creative/paint.ts';
import type { AdDesign, LayerPatch } from '@adwright/studio/design/design.ts';
import { patchDesign } from '@adwright/studio/design/edit-design.ts';
import type { EditableLayer } from '@adwright/studio/design/editable-layers.ts';
import type { Site } from '../store/site.ts';

/** How a layer looks, apart from what it says and where it stands. */
export type LayerStyle = Pick<LayerPatch, 'color' | 'fill' | 'font' | 'weight' | 'align'>;

/** What the thing stands on or is filled with. */
export function fillOf({ layer }: EditableLayer): Paint | undefined {
  if (layer.kind === 'shape') return layer.fill;
  if (layer.kind === 'text') return layer.style.plate && solid(layer.style.plate.color);
  if (layer.kind !== 'group') return undefined;
  const first = layer.children[0];
  return layer.fill ?? (layer.layout === 'free' && first?.kind === 'shape' ? first.fill : undefined);
}

export function styleOf(layer: EditableLayer): LayerStyle {
  const fill = fillOf(layer);
  const style = layer.text?.style;
  return {
    ...(fill ? { fill } : {}),
    ...(style ? { color: style.color } : {}),
    ...(style?.family ? { font: style.family } : {}),
    ...(style?.weight ? { weight: style.weight } : {}),
    ...(style?.align ? { align: style.align } : {}),
  };
}

/** Each layer takes of a style what it has itself: a shape no type, a text without a plate no fill. */
export function pasteStyle(site: Site, ids: readonly string[], style: LayerStyle): AdDesign {
  const { fill, ...type } = style;
  return ids.reduce((design, id) => {
    const layer = site.byId.get(id);
    if (!layer) return design;
    const fields = { ...(layer.text ? type : {}), ...(fill && fillOf(layer) ? { fill } : {}) };
    return Object.keys(fields).length === 0 ? design : patchDesign(design, id, fields, site.scope);
  }, site.design);
}
