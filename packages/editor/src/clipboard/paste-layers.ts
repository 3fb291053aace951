import type { Layer } from '@adwright/studio/creative/layer.ts';
import { freshId } from '@adwright/studio/design/added-layers.ts';
import type { AdDesign } from '@adwright/studio/design/design.ts';
import { putIn, takenIds } from '../commands/add-layer.ts';
import { withPicture } from '../commands/add-picture.ts';
import type { Outcome, Site } from '../store/site.ts';
import type { Clip } from './clip.ts';
import { withOwnLooks } from './own-looks.ts';

const aside = 0.03;

function renamed(layer: Layer, taken: Set<string>, assets: ReadonlyMap<string, string>): Layer {
  const id = freshId(taken, layer.kind);
  taken.add(id);
  if (layer.kind === 'image') return { ...layer, id, asset: assets.get(layer.asset) ?? layer.asset };
  if (layer.kind === 'group')
    return { ...layer, id, children: layer.children.map((child) => renamed(child, taken, assets)) };
  return { ...layer, id };
}

/** Puts a clip's layers in, under names and pictures of this design, a little aside from what they are copies of. */
export function pasteLayers(site: Site, clip: Clip): Outcome {
  const taken = takenIds(site);
  const assets = new Map<string, string>();
  let design: AdDesign = site.design;
  for (const picture of clip.pictures) {
    const found = withPicture(design, picture);
    design = found.design;
    assets.set(picture.id, found.id);
  }
  const names = new Map<string, string>();
  for (const { x, y, layer } of clip.layers) {
    const named = renamed(layer, taken, assets);
    design = putIn({ ...site, design }, { x: Math.min(2, x + aside), y: Math.min(2, y + aside), layer: named });
    names.set(layer.id, named.id);
  }
  const looks = (clip.looks ?? []).flatMap(({ layer, asset, ...look }) => {
    const name = names.get(layer);
    const picture = asset === undefined ? undefined : assets.get(asset);
    return name === undefined ? [] : [{ ...look, layer: name, ...(picture !== undefined && { asset: picture }) }];
  });
  return { design: withOwnLooks(design, looks, site.scope), selection: [...names.values()] };
}
