import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { Box, ImageLayer, Layer } from '@adwright/studio/creative/layer.ts';
import type { Rect } from '@adwright/studio/layout/display-list.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import { boxOf } from '@adwright/studio/templates/kit/blocks.ts';
import { shadowUnder } from '@adwright/studio/templates/kit/product-layers.ts';

/** The parts of both pictures that are not empty, as shares of them. */
export type Inks = { readonly from: Rect; readonly to: Rect };

/** The picture under an id that no other has; the film as it is where it knows it already. */
function withPicture(creative: Creative, image: AdImage): { creative: Creative; id: string } {
  const known = Object.entries(creative.assets).find(([, { src }]) => src === image.asset.src);
  if (known) return { creative, id: known[0] };
  let { id } = image;
  for (let number = 2; creative.assets[id]; number += 1) id = `${image.id.slice(0, 58)}-${number}`;
  return { creative: { ...creative, assets: { ...creative.assets, [id]: image.asset } }, id };
}

/** As much of the film as the one before it showed, its foot where that one's was. */
function standingAt(box: Box, { asset }: AdImage, { from, to }: Inks, widest: number): { box: Rect; ink: Rect } | null {
  const { width: w, height: h } = asset;
  if (box.unit === 'fr' || !w || !h) return null;
  const before = {
    x: box.x + from.x * box.width,
    width: from.width * box.width,
    height: from.height * box.height,
  };
  const foot = { x: before.x + before.width / 2, y: box.y + (from.y + from.height) * box.height };
  const shape = (to.width * w) / (to.height * h);
  const width = Math.min(widest, Math.sqrt(before.width * before.height * shape));
  const ink = { x: foot.x - width / 2, y: foot.y - width / shape, width, height: width / shape };
  const scale = width / to.width;
  const whole = { width: scale, height: (scale / w) * h };
  return { ink, box: { x: ink.x - to.x * whole.width, y: ink.y - to.y * whole.height, ...whole } };
}

/** A cut-out that stands on a shadow of its own, and that shadow, of another shape now; none under what is no cut-out. */
function standing(layer: ImageLayer, shadow: Layer, image: AdImage, inks: Inks, frame: Creative): [Layer, Layer] {
  const there = image.asset.cutout && layer.box ? standingAt(layer.box, image, inks, frame.width * 0.86) : null;
  if (!there) return [layer, { ...shadow, opacity: 0 }];
  const { opacity: _hidden, ...seen } = shadow;
  return [
    { ...layer, box: boxOf(there.box) },
    { ...seen, box: boxOf(shadowUnder(there.ink)) },
  ];
}

function swappedIn(
  layers: readonly Layer[],
  wanted: string,
  asset: string,
  stand: (layer: ImageLayer, shadow: Layer) => [Layer, Layer],
): Layer[] {
  const layer = layers.find((one) => one.id === wanted);
  const shadow = layers.find((one) => one.id === `${wanted}-shadow`);
  const swapped: Layer | undefined = layer?.kind === 'image' ? { ...layer, asset } : undefined;
  const [picture, ground] = swapped && shadow ? stand(swapped, shadow) : [swapped, undefined];
  return layers.map((one): Layer => {
    if (picture && one === layer) return picture;
    if (ground && one === shadow) return ground;
    return one.kind === 'group' ? { ...one, children: swappedIn(one.children, wanted, asset, stand) } : one;
  });
}

/** Another picture in the place of this one, in its scene alone. */
export function swapPicture(
  creative: Creative,
  { scene, layer: wanted }: { readonly scene: string; readonly layer: string },
  image: AdImage,
  inks: Inks,
): Creative {
  const { creative: known, id } = withPicture(creative, image);
  const stand = (layer: ImageLayer, shadow: Layer): [Layer, Layer] => standing(layer, shadow, image, inks, known);
  const scenes = known.scenes.map((one) =>
    one.id === scene ? { ...one, layers: swappedIn(one.layers, wanted, id, stand) } : one,
  );
  return { ...known, scenes };
}
