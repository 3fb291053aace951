import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { mapLayers } from './layer-times.ts';

/** The picture under an id that no other has; the film as it is where it knows it already. */
function withPicture(creative: Creative, image: AdImage): { creative: Creative; id: string } {
  const known = Object.entries(creative.assets).find(([, { src }]) => src === image.asset.src);
  if (known) return { creative, id: known[0] };
  let { id } = image;
  for (let number = 2; creative.assets[id]; number += 1) id = `${image.id.slice(0, 58)}-${number}`;
  return { creative: { ...creative, assets: { ...creative.assets, [id]: image.asset } }, id };
}

/** Another picture in the place of this one, in its scene alone. */
export function swapPicture(
  creative: Creative,
  { scene, layer: wanted }: { readonly scene: string; readonly layer: string },
  image: AdImage,
): Creative {
  const { creative: known, id } = withPicture(creative, image);
  const scenes = known.scenes.map((one) =>
    one.id === scene
      ? {
          ...one,
          layers: mapLayers(one.layers, (layer) =>
            layer.kind === 'image' && layer.id === wanted ? { ...layer, asset: id } : layer,
          ),
        }
      : one,
  );
  return { ...known, scenes };
}
